import * as z from "zod"
import { line, paragraph } from "../../../plugins/content-model/fields/text/text"

export const Values = z
  .strictObject({
    title: line(80, { title: "Heading" }),
    introduction: paragraph(320, { title: "Introduction" }),
  })
  .meta({ id: "Values", title: "Core values", description: "The heading above the values." })
