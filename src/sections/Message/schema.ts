import * as z from "zod"
import { group } from "../../../plugins/content-model/fields/groups/group"
import { RichText } from "../../../plugins/content-model/fields/markdown/markdown"
import {
  isPlain,
  parseMarkdown,
} from "../../../plugins/content-model/fields/markdown/parseMarkdown"
import { line, paragraph } from "../../../plugins/content-model/fields/text/text"
import { heading, Notice } from "../../components/schema"

const FormField = group("FormField", "Field", {
  label: line(40, { title: "Label" }),
  placeholder: line(80, { title: "Example inside the empty field", isExample: true }),
  missing: line(80, { title: "Below the field, if the visitor leaves it empty" }),
})

// The form knows no other signs: so that it carries little script for them.
const isLineWithLinks = (text: string) =>
  parseMarkdown(text, "RichText").every(
    ({ kind, lines: [{ spans }] }) =>
      kind === "paragraph" && spans.every((span) => isPlain({ ...span, to: null })),
  )

const LineWithLinks = RichText.max(300).refine(
  (text) => !text.includes("\n") && isLineWithLinks(text),
  "must be one line of words and links, such as [Privacy](/privacy/), without other signs",
)

export const Message = z
  .strictObject({
    ...heading("Write to us"),
    reasons: z
      .array(line(100, { title: "Reason" }))
      .max(6)
      .meta({ title: "Reasons", description: "Short lines with ticks beside the form." })
      .optional(),
    name: FormField.meta({ title: "Name" }).optional(),
    email: FormField.meta({ title: "E-mail" }).optional(),
    message: FormField.meta({ title: "Message" }).optional(),
    send: line(30, { title: "Label of the button" }).optional(),
  })
  .meta({
    id: "Message",
    title: "Contact form",
    description: "Words that it lacks are those of the contact page.",
    icon: "mail",
    oncePerPage: true,
  })

export const MessageForm = group("MessageForm", "Message form", {
  title: line(80, { title: "Heading" }),
  name: FormField.meta({ title: "Name" }),
  email: FormField.meta({ title: "E-mail" }),
  message: FormField.meta({ title: "Message" }),
  consent: LineWithLinks.meta({
    title: "Words beside a box to tick",
    description: "Without the tick the form sends nothing. The words are sent with the message.",
    examples: ["You may use these words to answer me, as the [privacy page](/privacy/) says."],
  }).optional(),
  notice: LineWithLinks.meta({
    title: "Notice beside the button",
    description: "Such as what happens with a message. Its words are sent with the message.",
    examples: ["We use your words to answer you: see [Privacy](/privacy/)."],
  }).optional(),
  send: line(30, { title: "Label of the button" }),
  sending: line(30, { title: "The same while the message is on its way" }),
  incomplete: Notice.meta({ title: "Notification: a field is empty" }),
  notAvailable: Notice.meta({ title: "Notification: no delivery address is set" }),
  undo: line(40, {
    title: "Button in that notification",
    description: "Brings back the words that sending has removed from the form.",
  }),
  sent: Notice.meta({ title: "Notification: the message has arrived" }),
  failed: Notice.meta({
    title: "Notification and note in the form: the message could not be delivered",
  }),
  writeInstead: line(40, {
    title: "Link in both",
    description:
      "Opens an e-mail with the visitor's text. Shown if a contact item links to an e-mail address.",
  }),
  trap: line(60, {
    title: "Label of the trap for robots",
    description: "A field that people never see, so only robots fill it in.",
  }),
  withoutScript: paragraph(300, {
    title: "Instead of the form's help, in a browser without script",
    description: "Shown only while no delivery address is set.",
  }),
})
