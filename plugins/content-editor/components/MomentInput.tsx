import type { ComponentProps } from "react"
import { Input } from "./fields"

/** A field of a day, a time or both, by its `type`. */
export const MomentInput = (props: ComponentProps<typeof Input>) => (
  <Input ref={honourPreventScroll} {...props} />
)

/**
 * Chromium scrolls to the parts of such a field even with `preventScroll`. React Aria gives the focus
 * back to the field in the middle of a tap on a menu button, which then lies elsewhere.
 */
function honourPreventScroll(input: HTMLInputElement | null) {
  if (!input) return
  const focus = input.focus.bind(input)
  input.focus = (options) => {
    const { scrollX, scrollY } = window
    focus(options)
    if (options?.preventScroll) scrollTo(scrollX, scrollY)
  }
}
