import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { withValueAt } from "../state/content/paths"
import { keepStripped, showsField, stripMarks } from "./marks/readMarks"
import { putMarks, type Field } from "./marks/putMarks"
import { PreviewPage } from "./PreviewPage"
import { focusedAttribute, PreviewStyles } from "./PreviewStyles"
import type { PreviewTarget } from "./pages"
import { createQueryRunner } from "./data/runQuery"
import { scrollToElement } from "./scrollToElement"
import type { Typing, View } from "./types"
import { usePageEvents } from "./usePageEvents"

/** A page of the site in which a click selects the field of a text, a picture or a button. */
export function Preview(view: View) {
  const { values, findImage, target, focused } = view
  const [typing, setTyping] = useState<Typing>()
  // React must not change the text in which a person types: the caret would jump.
  const shown =
    typing && values.has(typing.file)
      ? new Map(values).set(
          typing.file,
          withValueAt(values.get(typing.file), typing.path, typing.value),
        )
      : values

  useLayoutEffect(() => keepStripped(document.body), [])
  useLayoutEffect(() => stripMarks(document.body))
  useEffect(() => scrollTo(target), [target])
  useFocusedField(focused, target, typing !== undefined)
  usePageEvents(view, setTyping)

  const runQuery = createQueryRunner(putMarks(shown), findImage)
  return (
    <>
      <PreviewStyles />
      <PreviewPage path={target.path} runQuery={runQuery} />
    </>
  )
}

function scrollTo({ target = "" }: PreviewTarget) {
  const headings = [...document.querySelectorAll("h2, h3, dt")]
  const heading = headings.find(({ textContent }) => textContent === target)
  const section = document.getElementById(target)
  if (section) scrollToElement(section)
  else if (target && heading) scrollToElement(heading, { block: "center" })
  else window.scrollTo(0, 0)
}

/** Outlines what shows the field in focus. Scrolls to it once if it is out of sight. */
function useFocusedField(focused: Field, { path }: PreviewTarget, isTyping: boolean) {
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
    if (shown.length > 0 && !shown.some(isInSight)) scrollToElement(shown[0], { block: "center" })
  })
}

// Texts for screen readers are one pixel wide.
const isVisible = (element: Element) =>
  element.getBoundingClientRect().width > 1 && element.checkVisibility({ visibilityProperty: true })

function isInSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
