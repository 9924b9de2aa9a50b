/**
 * The draft of the contact form. It survives navigation and, in sessionStorage, a reload. It is
 * cleared once the message is delivered, and forgotten after a week.
 */
import {
  createMessageId,
  draftKey,
  fields,
  messageIdField,
} from "../../../../plugins/hosting/names/form"

const maxAgeMs = 7 * 24 * 60 * 60 * 1000

let currentForm: HTMLFormElement | undefined
let draft: URLSearchParams | undefined

/** Fills a form with the draft. Used as the form's ref. */
export function restoreDraft(form: HTMLFormElement) {
  currentForm = form
  draft ??= loadDraft()
  const typed = readWords(form)
  for (const name of fields) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    const text = draft.get(name)
    if (!text) continue
    if (field.value === "") field.value = text
    // The visitor typed before this script loaded: keep both texts.
    else if (field instanceof HTMLTextAreaElement && !field.value.includes(text))
      field.value = `${text}\n${field.value}`
  }
  // The loader sets an id when the browser itself posts these words, before this script.
  const postedId = String(new FormData(form).get(messageIdField) || "")
  if (postedId && isSame(typed, readWords(form))) draft = withId(typed, postedId)
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
  const words = readWords(form)
  const currentId = draft && isSame(words, draft) ? draft.get(messageIdField) : null
  const messageId = currentId || createMessageId()
  draft = withId(words, messageId)
  storeDraft(draft)
  return messageId
}

/** Deletes the draft and resets the form on the page. Returns a function that undoes this. */
export function clearDraft() {
  const cleared = draft
  draft = new URLSearchParams()
  storeDraft(draft)
  currentForm?.reset()
  return () => {
    draft = cleared
    if (currentForm) restoreDraft(currentForm)
    else if (draft) storeDraft(draft)
  }
}

function readWords(form: HTMLFormElement) {
  const values = new FormData(form)
  return new URLSearchParams(fields.map((name) => [name, String(values.get(name) || "")]))
}

const isSame = (a: URLSearchParams, b: URLSearchParams) =>
  fields.every((name) => a.get(name) === b.get(name))

function withId(words: URLSearchParams, messageId: string) {
  const all = new URLSearchParams(words)
  all.set(messageIdField, messageId)
  return all
}

function loadDraft() {
  const stored = new URLSearchParams(withStorage((storage) => storage.getItem(draftKey)) || "")
  const [changedAt] = String(stored.get(messageIdField)).split("-")
  return Date.now() - Number(changedAt) < maxAgeMs ? stored : new URLSearchParams()
}

function storeDraft(words: URLSearchParams) {
  const isEmpty = fields.every((name) => !words.get(name))
  withStorage((storage) =>
    isEmpty ? storage.removeItem(draftKey) : storage.setItem(draftKey, words.toString()),
  )
}

/** Runs `act` on sessionStorage. Returns undefined if it is blocked, missing or full. */
function withStorage<Result>(act: (storage: Storage) => Result) {
  try {
    return act(sessionStorage)
  } catch {
    return undefined
  }
}
