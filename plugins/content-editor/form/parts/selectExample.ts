import { afterPress } from "./afterPress"

/** Selects the example in a field that has got the focus, so that typing replaces it. */
export function selectExample(field: Element) {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  // Words may be typed meanwhile.
  afterPress(() => field.value === field.placeholder && field.select())
}
