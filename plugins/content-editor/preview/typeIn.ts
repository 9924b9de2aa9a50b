import { withoutInvisible } from "../../content-model/fields/text/invisibleCharacters"
import { cleanPasted } from "../lib/cleanPasted"
import { isOfInputMethod } from "../lib/keys"

type Handlers = {
  /** Called with the whole text after each change. */
  onInput: (words: string) => void
  onEnd: () => void
}

const lineBreaks = /\s*\n\s*/g

/**
 * Lets a person type in an element whose only child is a text. Enter ends it, Escape takes the words
 * back. Returns a function that ends it.
 */
export function typeIn(element: HTMLElement, text: Text, { onInput, onEnd }: Handlers) {
  const before = text.data
  const listening = new AbortController()
  const { signal } = listening
  const words = () => element.textContent

  const end = () => {
    if (signal.aborted) return
    listening.abort()
    element.blur()
    element.removeAttribute("contenteditable")
    // React changes only this text, and only where the next values differ from the words before.
    text.data = before
    element.replaceChildren(text)
    onEnd()
  }

  // An input method changes its text until it is composed.
  const handleInput = (event: Event) => {
    if (!(event instanceof InputEvent && event.isComposing)) onInput(words())
  }
  const handleBeforeInput = (event: InputEvent) => {
    if (/^insert(LineBreak|Paragraph)$/.test(event.inputType)) event.preventDefault()
    cleanPasted(event, (pasted) => withoutInvisible(pasted).replace(lineBreaks, " "))
  }
  const handleKey = (event: KeyboardEvent) => {
    if (isOfInputMethod(event) || !["Enter", "Escape"].includes(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === "Escape") {
      element.textContent = before
      onInput(before)
    }
    end()
  }
  element.addEventListener("input", handleInput, { signal })
  element.addEventListener("compositionend", () => onInput(words()), { signal })
  element.addEventListener("beforeinput", handleBeforeInput, { signal })
  element.addEventListener("keydown", handleKey, { signal })
  element.addEventListener("blur", end, { signal })

  element.setAttribute("contenteditable", "plaintext-only")
  // A double click has selected a word, unless a link covers the text.
  const hasSelection = element.contains(getSelection()?.anchorNode ?? null)
  element.focus()
  if (!hasSelection) getSelection()?.collapse(text, text.length)
  return end
}
