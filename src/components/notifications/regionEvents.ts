import { toast } from "react-toastify/unstyled"

let returnFocusTo: HTMLElement | undefined
const pausedBy = { pointer: false, focus: false }

function updateTimer() {
  if (pausedBy.pointer || pausedBy.focus) toast.pause()
  else toast.play()
}

/**
 * Pauses the notification while the pointer or the focus is on its region. Escape dismisses it.
 * Returns a function that removes the handlers.
 */
export function handleRegionEvents(region: HTMLElement) {
  const controller = new AbortController()
  const { signal } = controller
  const handlePointer = ({ pointerType, type }: PointerEvent) => {
    if (pointerType !== "mouse") return
    pausedBy.pointer = type === "pointerenter"
    updateTimer()
  }
  region.addEventListener("pointerenter", handlePointer, { signal })
  region.addEventListener("pointerleave", handlePointer, { signal })

  // The library resumes after a drag even if the drag was cancelled or pointer or focus remain. It
  // does so in a handler of React, which runs before those of the document.
  const handlePointerCancel = (event: PointerEvent) =>
    event.target?.dispatchEvent(new PointerEvent("pointerup", event))
  document.addEventListener("pointerup", updateTimer, { signal })
  region.addEventListener("pointercancel", handlePointerCancel, { signal })

  const handleFocusIn = ({ target, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && region.contains(relatedTarget)))
      returnFocusTo = relatedTarget instanceof HTMLElement ? relatedTarget : undefined
    // Only a visible focus pauses: a mouse press also focuses, but shows no focus ring.
    pausedBy.focus = target instanceof Element && target.matches(":focus-visible")
    updateTimer()
  }
  const handleFocusOut = () => {
    pausedBy.focus = false
    updateTimer()
  }
  region.addEventListener("focusin", handleFocusIn, { signal })
  region.addEventListener("focusout", handleFocusOut, { signal })

  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") toast.dismiss()
  }
  document.addEventListener("keydown", handleKey, { signal })
  return () => controller.abort()
}

/** Moves the focus back to where it was before it entered the region. For a closed notification. */
export function returnFocus(region: HTMLElement) {
  pausedBy.pointer = false
  pausedBy.focus = false
  if (region.contains(document.activeElement)) returnFocusTo?.focus()
}
