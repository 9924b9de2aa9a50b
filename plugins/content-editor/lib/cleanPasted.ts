import { withoutInvisible } from "../../content-model/fields/text/invisibleCharacters"

/**
 * Handles `beforeinput`: a text that is pasted or dropped into a field comes without the characters that the
 * check refuses. `clean` may change more.
 */
export function cleanPasted(event: InputEvent, clean = withoutInvisible) {
  if (!/^insertFrom(Paste|Drop)/.test(event.inputType)) return
  const pasted = event.dataTransfer?.getData("text/plain") ?? event.data ?? ""
  const cleaned = clean(pasted)
  if (cleaned === pasted) return
  event.preventDefault()
  document.execCommand("insertText", false, cleaned)
}
