import { withPrefix } from "gatsby"
import { notify } from "../../../components/notifications/notify"
import { clearDraft, saveDraft } from "./draft"
import { messageSentEvent } from "../../../../plugins/hosting/names/count"
import { honeypotField, messageIdField } from "../../../../plugins/hosting/names/form"
import { isPageAfterPost } from "../../../../plugins/hosting/names/pageAfterPost"
import { fields } from "./formNames"
import { mailtoUrl, whatsAppUrl } from "./mailto"
import { getDelivery, setDelivery, submitMessage, type FormDelivery } from "./submit"

type Texts = Omit<Queries.MessageFormFragment, "title">

/** The names of the fields that are empty or hold only white space. */
export function findEmptyFields(form: HTMLFormElement) {
  const message = new FormData(form)
  return fields.filter((name) => textOf(message, name) === "")
}

/**
 * Sends the message of a complete form as content says, and shows the result as a notification or on the page after a
 * message. After a failure the notification links to an e-mail to the mailbox, a `mailto:` URL.
 */
export async function sendMessage(
  form: HTMLFormElement,
  delivery: FormDelivery,
  texts: Texts,
  mailbox: string | null,
) {
  if (getDelivery().isPending) return
  const { address, trap = honeypotField, hidden = [], thanks } = delivery
  if (address === null) {
    const undo = clearDraft()
    return notify({ ...texts.notAvailable, action: { label: texts.undo, run: undo } })
  }
  const message = new FormData(form)
  message.set(messageIdField, saveDraft(form))
  for (const { name } of hidden.filter(isPageAfterPost)) message.delete(name)
  const isTrapped = textOf(message, trap) !== ""
  const isSent = !isTrapped && (await submitMessage(address, message, delivery))
  setDelivery({ hasFailed: !isSent })
  if (isSent) {
    clearDraft()
    dispatchEvent(new Event(messageSentEvent))
    // A visitor who has gone on meanwhile stays there.
    if (thanks && form.isConnected) return location.assign(withPrefix(thanks))
    return notify(texts.sent)
  }
  // A password manager filled it: the next attempt sends.
  if (isTrapped) emptyField(form, trap)
  const link = mailbox ? { label: texts.writeInstead, to: messageMailto(form, mailbox) } : undefined
  notify({ ...texts.failed, tone: "destructive", link })
}

/** The `mailto:` URL of an e-mail with the words of a form. */
export function messageMailto(form: HTMLFormElement, mailbox: string) {
  const { sender, text } = wordsOf(form)
  return mailtoUrl(mailbox, sender, text)
}

/** The address of a chat at WhatsApp with the words of a form. */
export function messageWhatsApp(form: HTMLFormElement, chat: string) {
  const { sender, text } = wordsOf(form)
  return whatsAppUrl(chat, `${sender}\n\n${text}`)
}

function wordsOf(form: HTMLFormElement) {
  const message = new FormData(form)
  const sender = `${textOf(message, "name")} (${textOf(message, "email")})`
  return { sender, text: textOf(message, "message") }
}

const textOf = (message: FormData, name: string) => String(message.get(name) ?? "").trim()

function emptyField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = ""
}
