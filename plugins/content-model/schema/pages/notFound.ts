import { z } from "zod"
import { Action, Picture, splitImageSize } from "../shared"
import { line, paragraph } from "../text"
import { page } from "./page"

const NotFound = z
  .strictObject({
    title: line(80, { title: "Heading" }),
    text: paragraph(320, { title: "Text" }),
    actions: z.array(Action).min(1).max(4).meta({ title: "Buttons" }),
    picture: Picture.meta({ minSize: splitImageSize }),
  })
  .meta({ id: "NotFound", title: "Not found" })

export const NotFoundPage = page({ notFound: NotFound }).meta({
  id: "NotFoundPage",
  title: "Not-found page",
  description: "Shown at unknown addresses.",
  files: "pages/not-found.json",
})
