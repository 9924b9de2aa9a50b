/**
 * The loader of a page with a form. It loads React at once if the form has a draft, which only React shows, and adds an
 * id to a message that the browser posts itself: React may start before the answer arrives, and a second press must then
 * send the same id, but not with other words. It tells React whether an input method composes a word.
 */
import { createMessageId, draftKey, messageIdField } from "../names/form"
import { composingAttribute } from "../names/hydration"
import { listen, load } from "./hydrateOnIntent"

const messageId = document.querySelector<HTMLInputElement>(`[name=${messageIdField}]`)
let storage: Storage | undefined
try {
  storage = sessionStorage
} catch {
  // The browser forbids storage, so there is no draft.
}

listen(["load"], () => {
  if (storage?.getItem(draftKey)) load()
})
listen(["submit"], () => {
  if (messageId) messageId.value ||= createMessageId()
  storage?.removeItem(draftKey)
})
listen(["input"], () => {
  if (messageId) messageId.value = ""
})
listen(["compositionstart", "compositionend"], ({ type }) =>
  document.body.toggleAttribute(composingAttribute, type.endsWith("start")),
)
