import { notify } from "../../components/notifications/notify"
import { clearDraft, fields, messageIdField, saveDraft } from "./draft"
import { honeypotName } from "./Honeypot"
import { mailtoUrl } from "./mailto"
import { isSubmitting, submitMessage } from "./submit"

/**
 * Sends the message of a form to an address and shows the result as a notification. If it fails, the
 * notification links to an e-mail to the first of the items that has a mailbox.
 */
export async function sendMessage(
  form: HTMLFormElement,
  address: string | null,
  texts: Queries.MessageFormFragment,
  items: readonly Queries.ContactInfoFragment[],
) {
  if (isSubmitting()) return
  const message = new FormData(form)
  const textOf = (name: string) => String(message.get(name) ?? "").trim()
  if (!fields.every(textOf)) return notify({ ...texts.incomplete, tone: "destructive" })
  if (address === null) {
    clearDraft()
    return notify(texts.notAvailable)
  }
  message.set(messageIdField, saveDraft(form))
  const isSent = textOf(honeypotName) || (await submitMessage(address, message))
  if (isSent) {
    clearDraft()
    return notify(texts.sent)
  }
  const mailbox = items.find(({ to }) => to?.startsWith("mailto:"))?.to
  const sender = `${textOf("name")} (${textOf("email")})`
  const link = mailbox
    ? { label: texts.writeInstead, to: mailtoUrl(mailbox, sender, textOf("message")) }
    : undefined
  notify({ ...texts.failed, tone: "destructive", link })
}
