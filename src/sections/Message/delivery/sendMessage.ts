import { notify } from "../../../components/notifications/notify"
import { clearDraft, saveDraft } from "./draft"
import { messageIdField } from "../../../../plugins/hosting/names/form"
import { fields, honeypotName } from "./formNames"
import { mailtoUrl } from "./mailto"
import { getDelivery, setDelivery, submitMessage } from "./submit"

type Texts = Omit<Queries.MessageFormFragment, "title">

/** The names of the fields that are empty or hold only white space. */
export function findEmptyFields(form: HTMLFormElement) {
  const message = new FormData(form)
  return fields.filter((name) => textOf(message, name) === "")
}

/**
 * Sends the message of a complete form to an address and shows the result as a notification. After
 * a failure that links to an e-mail to the mailbox, a `mailto:` URL.
 */
export async function sendMessage(
  form: HTMLFormElement,
  address: string | null,
  texts: Texts,
  mailbox: string | null,
) {
  if (getDelivery().isPending) return
  if (address === null) {
    const undo = clearDraft()
    return notify({ ...texts.notAvailable, action: { label: texts.undo, run: undo } })
  }
  const message = new FormData(form)
  message.set(messageIdField, saveDraft(form))
  const isTrapped = textOf(message, honeypotName) !== ""
  const isSent = !isTrapped && (await submitMessage(address, message))
  setDelivery({ hasFailed: !isSent })
  if (isSent) {
    clearDraft()
    return notify(texts.sent)
  }
  // A password manager filled it: the next attempt sends.
  if (isTrapped) emptyField(form, honeypotName)
  const link = mailbox ? { label: texts.writeInstead, to: messageMailto(form, mailbox) } : undefined
  notify({ ...texts.failed, tone: "destructive", link })
}

/** The `mailto:` URL of an e-mail with the words of a form. */
export function messageMailto(form: HTMLFormElement, mailbox: string) {
  const message = new FormData(form)
  const sender = `${textOf(message, "name")} (${textOf(message, "email")})`
  return mailtoUrl(mailbox, sender, textOf(message, "message"))
}

const textOf = (message: FormData, name: string) => String(message.get(name) ?? "").trim()

function emptyField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = ""
}
