import { group } from "../../../plugins/content-model/fields/groups/group"
import { line, paragraph } from "../../../plugins/content-model/fields/text/text"

export const Quote = group("Quote", "Quotation", {
  title: line(80, { title: "Heading" }),
  text: paragraph(500, { title: "Quotation" }),
  attribution: line(120, { title: "Who says it" }),
})
