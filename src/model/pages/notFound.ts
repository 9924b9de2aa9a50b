import { page } from "./page"
import { NotFound } from "../../sections/NotFound/schema"

export const NotFoundPage = page({ notFound: NotFound }).meta({
  id: "NotFoundPage",
  title: "Not-found page",
  description: "Shown at unknown addresses.",
  files: "pages/not-found.json",
})
