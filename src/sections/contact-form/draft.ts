/**
 * The message that a visitor is writing. Its words stay until it is delivered: on the way to another
 * page and back and, where the browser lets the tab store them, over a reload.
 */
export const fields = ["name", "email", "message"]

/** The name under which a message is posted with its mark; see `keep`. */
export const messageIdField = "message-id"

const storageKey = "message" // in the tab's storage

let currentForm: HTMLFormElement | undefined
let draft: URLSearchParams | undefined

/** Puts the words that were kept into a form, as a ref of it. */
export function restoreDraft(form: HTMLFormElement) {
  currentForm = form
  draft ??= new URLSearchParams(withStorage((storage) => storage.getItem(storageKey)) ?? "")
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    const words = draft.get(field.name)
    if (!words) continue
    if (field.value === "") field.value = words
    // Somebody began anew before this script was there.
    else if (field instanceof HTMLTextAreaElement && !field.value.includes(words))
      field.value = `${words}\n${field.value}`
  }
  saveDraft(form)
  return () => {
    currentForm = undefined
  }
}

/**
 * Keeps the words of a form as they are now. Returns the message's mark, which stays the same until
 * they change, so that whoever receives the message twice can tell.
 */
export function saveDraft(form: HTMLFormElement) {
  const values = new FormData(form)
  const next = new URLSearchParams(fields.map((name) => [name, String(values.get(name) ?? "")]))
  const isSame = fields.every((name) => next.get(name) === draft?.get(name))
  const mark = (isSame && draft?.get(messageIdField)) || newMessageId()
  next.set(messageIdField, mark)
  draft = next
  const isEmpty = fields.every((name) => next.get(name) === "")
  withStorage((storage) =>
    isEmpty ? storage.removeItem(storageKey) : storage.setItem(storageKey, next.toString()),
  )
  return mark
}

/** Empties the form that is on the page now, and keeps nothing of it. */
export function clearDraft() {
  draft = new URLSearchParams()
  withStorage((storage) => storage.removeItem(storageKey))
  currentForm?.reset()
}

// crypto.randomUUID is missing where a page comes over plain http.
const newMessageId = () => crypto.getRandomValues(new Uint32Array(4)).join("-")

/** Acts on the tab's storage, which may be forbidden, missing or full. */
function withStorage<Result>(act: (storage: Storage) => Result) {
  try {
    return act(sessionStorage)
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined
    throw error
  }
}
