import { Action, group } from "../../../plugins/content-model/fields/groups/group"
import { line, paragraph } from "../../../plugins/content-model/fields/text/text"

export const CallToAction = group(
  "CallToAction",
  "Call to action",
  {
    title: line(80, { title: "Heading", examples: ["Shall we talk?"] }),
    text: paragraph(320, { title: "Text", examples: ["Say here what happens next."] }),
    action: Action,
  },
  "A last word with one button.",
  { icon: "megaphone" },
)
