import type { MouseEvent } from "react"

/** Keeps the browser from following a pressed link. False where it opens another tab, or the editor's preview selects the link. */
export function takesPress(event: MouseEvent) {
  const { defaultPrevented, ctrlKey, metaKey, shiftKey } = event
  if (defaultPrevented || ctrlKey || metaKey || shiftKey) return false
  event.preventDefault()
  return true
}
