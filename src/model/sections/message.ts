import { z } from "zod"
import { heading } from "./heading"

export const Message = z.strictObject(heading("Write to us")).meta({
  id: "Message",
  title: "Contact form",
  description: "Its other texts are those of the contact page.",
  icon: "mail",
  oncePerPage: true,
  leadsOn: true,
})
