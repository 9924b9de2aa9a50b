import { useEffect } from "react"
import { showsField } from "./marks/readMarks"
import type { Field } from "./marks/putMarks"
import type { PreviewTarget } from "./pages"
import { focusedAttribute } from "./PreviewStyles"

/** Outlines what shows the field in focus. Scrolls to it once if it is out of sight. */
export function useFocusedField(focused: Field, { path }: PreviewTarget, isTyping: boolean) {
  // The page may show the field at another place after each render.
  useEffect(() => {
    if (isTyping) return // the browser may have replaced the text that names the field
    for (const element of document.body.querySelectorAll("*"))
      element.toggleAttribute(focusedAttribute, showsField(element, focused))
  })
  const key = JSON.stringify(focused)
  useEffect(() => {
    const shown = [...document.querySelectorAll(`[${focusedAttribute}]`)].filter(isVisible)
    if (!isTyping && !shown.some(isInSight)) shown[0]?.scrollIntoView({ block: "center" })
  }, [key, path, isTyping])
}

// Texts for screen readers are one pixel wide.
const isVisible = (element: Element) =>
  element.getBoundingClientRect().width > 1 && element.checkVisibility({ visibilityProperty: true })

function isInSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
