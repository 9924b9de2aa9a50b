import {
  createMessageId,
  draftKey,
  messageIdField,
} from "../../../src/sections/contact-form/formNames"

type Listen = (types: string, handle: () => void) => void

/**
 * Adds an id to a message that the browser posts itself. React may start before the answer arrives:
 * a second press must then send the same id, but not with other words.
 */
export function addMessageId(listen: Listen) {
  const messageId = document.querySelector<HTMLInputElement>(`[name=${messageIdField}]`)
  if (!messageId) return
  listen("submit", () => {
    messageId.value ||= createMessageId()
    sessionStorage.removeItem(draftKey)
  })
  listen("input", () => (messageId.value = ""))
}
