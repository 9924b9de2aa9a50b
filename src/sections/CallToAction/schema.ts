import { Action, group } from "../../../plugins/content-model/fields/groups/group"
import { richText } from "../../../plugins/content-model/fields/markdown/markdown"
import { line, paragraph } from "../../../plugins/content-model/fields/text/text"

const title = line(80, { title: "Heading", examples: ["Shall we talk?"] })

/** That of the home page, whose text is plain. */
export const HomeCallToAction = group("HomeCallToAction", "Call to action", {
  title,
  text: paragraph(320, { title: "Text" }),
  action: Action,
})

export const CallToAction = group(
  "CallToAction",
  "Call to action",
  {
    title,
    text: richText(320, { title: "Text", examples: ["Say here what happens next."] }),
    action: Action,
  },
  "A last word with one button.",
  { icon: "megaphone" },
)
