let isPressed = false
addEventListener("pointerdown", () => (isPressed = true), true)
for (const end of ["pointerup", "pointercancel"])
  addEventListener(end, () => (isPressed = false), true)

/**
 * Calls a function when no pointer is pressed and its click is over. What moves parts of a form must
 * wait for that, because a release on another part is lost or chooses something else.
 */
export function afterPress(callback: () => void) {
  // On a touch screen, the focus leaves a field just before the click.
  const wait = () => requestAnimationFrame(callback)
  if (!isPressed) return void wait()
  const listening = new AbortController()
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(
      end,
      () => {
        listening.abort()
        wait()
      },
      listening,
    )
}
