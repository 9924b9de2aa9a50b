import { useEffect, useRef } from "react"
import { showsField } from "./marks/readMarks"
import type { Field } from "./marks/putMarks"
import type { PreviewTarget } from "./pages"
import { focusedAttribute } from "./PreviewStyles"

/** Outlines what shows the field in focus. Scrolls to it once if it is out of sight. */
export function useFocusedField(focused: Field, { path }: PreviewTarget, isTyping: boolean) {
  const scrolledTo = useRef("")
  // The page may show the field at another place after each render.
  useEffect(() => {
    if (isTyping) return // the browser may have replaced the text that names the field
    const all = [...document.body.querySelectorAll("*")]
    for (const element of all)
      element.toggleAttribute(focusedAttribute, showsField(element, focused))
    const key = JSON.stringify([path, focused])
    if (key === scrolledTo.current) return
    scrolledTo.current = key
    const shown = all.filter((one) => one.hasAttribute(focusedAttribute) && isVisible(one))
    if (!shown.some(isInSight)) shown[0]?.scrollIntoView({ block: "center" })
  })
}

// Texts for screen readers are one pixel wide.
const isVisible = (element: Element) =>
  element.getBoundingClientRect().width > 1 && element.checkVisibility({ visibilityProperty: true })

function isInSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
