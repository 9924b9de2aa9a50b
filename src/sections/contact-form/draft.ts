/**
 * The draft of the contact form. It survives navigation and, in sessionStorage, a reload. It is
 * cleared once the message is delivered.
 */
export const fields = ["name", "email", "message"]

/** The form field that carries the message id; see `saveDraft`. */
export const messageIdField = "message-id"

const storageKey = "message"

let currentForm: HTMLFormElement | undefined
let draft: URLSearchParams | undefined

/** Fills a form with the draft. Used as the form's ref. */
export function restoreDraft(form: HTMLFormElement) {
  currentForm = form
  draft ??= new URLSearchParams(withStorage((storage) => storage.getItem(storageKey)) ?? "")
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    const text = draft.get(field.name)
    if (!text) continue
    if (field.value === "") field.value = text
    // The visitor typed before this script loaded: keep both texts.
    else if (field instanceof HTMLTextAreaElement && !field.value.includes(text))
      field.value = `${text}\n${field.value}`
  }
  saveDraft(form)
  return () => {
    currentForm = undefined
  }
}

/**
 * Saves the values of a form. Returns the message id, which changes only when a value changes, so
 * that the receiver can detect duplicates.
 */
export function saveDraft(form: HTMLFormElement) {
  const values = new FormData(form)
  const next = new URLSearchParams(fields.map((name) => [name, String(values.get(name) ?? "")]))
  const isSame = fields.every((name) => next.get(name) === draft?.get(name))
  const messageId = (isSame && draft?.get(messageIdField)) || newMessageId()
  next.set(messageIdField, messageId)
  draft = next
  const isEmpty = fields.every((name) => next.get(name) === "")
  withStorage((storage) =>
    isEmpty ? storage.removeItem(storageKey) : storage.setItem(storageKey, next.toString()),
  )
  return messageId
}

/** Deletes the draft and resets the form on the page. */
export function clearDraft() {
  draft = new URLSearchParams()
  withStorage((storage) => storage.removeItem(storageKey))
  currentForm?.reset()
}

// crypto.randomUUID does not exist on plain http.
const newMessageId = () => crypto.getRandomValues(new Uint32Array(4)).join("-")

/** Runs `act` on sessionStorage. Returns undefined if it is blocked, missing or full. */
function withStorage<Result>(act: (storage: Storage) => Result) {
  try {
    return act(sessionStorage)
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined
    throw error
  }
}
