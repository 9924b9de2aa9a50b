import * as z from "zod"
import { Action, group } from "../../../plugins/content-model/fields/groups/group"
import { line, paragraph } from "../../../plugins/content-model/fields/text/text"

export const Closing = group("Closing", "Closing section", {
  title: line(80, { title: "Heading" }),
  text: paragraph(320, { title: "Text" }),
  actions: z.array(Action).min(1).max(4).meta({ title: "Buttons" }),
})
