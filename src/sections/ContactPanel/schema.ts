import * as z from "zod"
import { line, paragraph } from "../../../plugins/content-model/fields/text/text"

export const ContactPanel = z
  .strictObject({
    title: line(80, { title: "Heading" }),
    introduction: paragraph(320, { title: "Introduction" }),
  })
  .meta({ id: "ContactPanel", title: "Contact panel", description: "Above the contact items." })
