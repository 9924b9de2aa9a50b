import * as z from "zod"
import { group } from "../../../plugins/content-model/fields/groups/group"
import { line, paragraph } from "../../../plugins/content-model/fields/text/text"
import { heading, Notice } from "../../components/schema"

const FormField = group("FormField", "Field", {
  label: line(40, { title: "Label" }),
  placeholder: line(80, { title: "Example inside the empty field", isExample: true }),
  missing: line(80, { title: "Below the field, if the visitor leaves it empty" }),
})

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
    leadsOn: true,
  })

export const MessageForm = group("MessageForm", "Message form", {
  title: line(80, { title: "Heading" }),
  name: FormField.meta({ title: "Name" }),
  email: FormField.meta({ title: "E-mail" }),
  message: FormField.meta({ title: "Message" }),
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
