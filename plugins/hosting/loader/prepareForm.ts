import { createMessageId, draftKey, messageIdField } from "../names/form"

type Listen = (types: string, handle: () => void) => void

/**
 * Loads React if the form has a draft, which only React shows. Adds an id to a message that the
 * browser posts itself: React may start before the answer arrives, and a second press must then
 * send the same id, but not with other words.
 */
export function prepareForm(listen: Listen, load: () => void) {
  const messageId = document.querySelector<HTMLInputElement>(`[name=${messageIdField}]`)
  if (!messageId) return
  listen("load", () => {
    if (sessionStorage.getItem(draftKey)) load()
  })
  listen("submit", () => {
    messageId.value ||= createMessageId()
    sessionStorage.removeItem(draftKey)
  })
  listen("input", () => (messageId.value = ""))
}
