import type { Path } from "../../../content-model/lib/path"
import { afterPress } from "../../lib/afterPress"

const writable = "input:not([type=file]), textarea, [role=textbox]"

/** The id of a field's control. */
export const idOf = (path: Path) => `field-${path.join("-")}`

/** The element of a field. Without it, of the nearest group that is shown. */
function fieldAt(path: Path): Element | undefined {
  if (path.length === 0) return undefined
  const field = document.querySelector(`[data-path=${JSON.stringify(path.join("."))}]`)
  return field ?? fieldAt(path.slice(0, -1))
}

/**
 * Moves the focus to the control of a field and scrolls to it. Without that field, to the nearest
 * group that is shown. Opens what is folded around it.
 */
export function focusField(path: Path) {
  const field = fieldAt(path)
  if (!field || field.contains(document.activeElement)) return
  const control =
    field.querySelector<HTMLElement>(`${writable}, select`) ??
    field.querySelector<HTMLElement>("button:not(:disabled)")
  for (let box = control?.closest("details"); box; box = box.parentElement?.closest("details"))
    box.open = true
  // The second click of a double click may have begun to type there before the first leads here.
  if (!isTypedInPage()) control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: "center" })
}

/** Whether a person writes in a field or in the page, so that nothing may lead elsewhere. */
export const isWriting = () => document.activeElement?.matches(`${writable}, iframe`) === true

/** Selects the example in a field that has got the focus, so that typing replaces it. */
export function selectExample(field: Element) {
  // Words may be typed meanwhile, and a text with signs shows its words only then.
  afterPress(() => {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value === field.placeholder) field.select()
    } else if (field.ariaPlaceholder && field.ariaPlaceholder === field.textContent)
      getSelection()?.selectAllChildren(field)
  })
}

/** The path of the field that an element belongs to. */
export function pathAt(element: Element): Path | undefined {
  const name = element.closest<HTMLElement>("[data-path]")?.dataset.path
  return name?.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}

/** Whether a person types in the page, which is in a frame. */
function isTypedInPage() {
  const frame = document.activeElement
  const typedIn = frame instanceof HTMLIFrameElement && frame.contentDocument?.activeElement
  return Boolean(typedIn && typedIn.closest("[contenteditable]"))
}
