import { group } from "../../../plugins/content-model/fields/groups/group"
import { line, paragraph, template } from "../../../plugins/content-model/fields/text/text"

export const Ventures = group("Ventures", "Cards of the ventures", {
  title: line(80, { title: "Heading" }),
  introduction: paragraph(320, { title: "Introduction" }),
  learnMore: line(30, { title: "Label of each card's link" }),
  learnMoreAbout: template(60, "title", {
    title: "The same, continued for screen readers",
    description: "Read out after the label. {title} becomes the venture's title.",
  }),
})
