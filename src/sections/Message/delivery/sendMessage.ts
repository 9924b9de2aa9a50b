import { withPrefix } from "gatsby"
import { loadChunk } from "../../../components/loading/loadChunk"
import { notify } from "../../../components/notifications/notify"
import { clearDraft, saveDraft } from "./draft"
import { messageSentEvent } from "../../../../plugins/hosting/names/count"
import { fields, honeypotField, messageIdField } from "../../../../plugins/hosting/names/form"
import { mailtoUrl, whatsAppUrl } from "./mailto"
import { getDelivery, setDelivery, type FormDelivery } from "./state"
import type { submitMessage } from "./submit"

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
  const { address, trap = honeypotField, thanks } = delivery
  if (address === null) {
    const undo = clearDraft()
    return notify({ ...texts.notAvailable, action: { label: texts.undo, run: undo } })
  }
  const message = new FormData(form)
  message.set(messageIdField, saveDraft(form))
  if (await post(message, { ...delivery, address }, form.elements.namedItem(trap))) {
    clearDraft()
    dispatchEvent(new Event(messageSentEvent))
    // A visitor who has gone on meanwhile stays there.
    if (thanks && form.isConnected) return location.assign(withPrefix(thanks))
    return notify(texts.sent)
  }
  const link = mailbox ? { label: texts.writeInstead, to: messageMailto(form, mailbox) } : undefined
  notify({ ...texts.failed, tone: "destructive", link })
}

/** Posts a message by a script that loads first. Resolves to false if either fails. */
async function post(...message: Parameters<typeof submitMessage>) {
  let isSent = false
  setDelivery({ isPending: true })
  try {
    const loaded = await loadChunk(import(/* webpackChunkName: "submit" */ "./submit"))
    if (loaded) isSent = await loaded.submitMessage(...message)
  } finally {
    setDelivery({ isPending: false, hasFailed: !isSent })
  }
  return isSent
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
  const words = ["message", "notice", "consent"].map((name) => textOf(message, name))
  return { sender, text: words.filter(Boolean).join("\n\n") }
}

const textOf = (message: FormData, name: string) => String(message.get(name) || "").trim()
