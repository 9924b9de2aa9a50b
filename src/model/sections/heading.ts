import { line, paragraph } from "../../../plugins/content-model/schema/text"

/** The heading and the optional introduction of a section. */
export const heading = (example: string) => ({
  title: line(80, { title: "Heading", examples: [example] }),
  introduction: paragraph(320, { title: "Introduction" }).optional(),
})
