import { group } from "../../../plugins/content-model/fields/groups/group"
import { line, paragraph, template } from "../../../plugins/content-model/fields/text/text"

export const ServiceLabels = group("ServiceLabels", "Texts of each venture's section", {
  learnMore: line(30, { title: "Label of each venture's button" }),
  learnMoreAbout: template(60, "title", {
    title: "The same, continued for screen readers",
    description: "Read out after the label. {title} becomes the venture's title.",
  }),
  notAvailable: template(200, "title", {
    title: "Second line of the notification",
    description: "Shown while the venture's button has no destination. {title} becomes its title.",
  }),
  none: paragraph(200, { title: "Shown instead while there is no venture" }),
})
