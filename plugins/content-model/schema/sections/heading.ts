import { line, paragraph } from "../text"

/** The heading and the optional introduction of a section. */
export const heading = (example: string) => ({
  title: line(80, { title: "Heading", examples: [example] }),
  introduction: paragraph(320, { title: "Introduction" }).optional(),
})
