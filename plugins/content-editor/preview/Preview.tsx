import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { shownAt } from "../../content-model/fields/period/shownAt"
import { withValueAt } from "../../content-model/lib/path"
import type { ContentValues } from "../../content-model/read/content"
import type { FindImage } from "./data/siteData"
import { putMarks, type Field } from "./marks/putMarks"
import { keepStripped, showsField, stripMarks } from "./marks/readMarks"
import type { PreviewTarget } from "./pages"
import { PreviewPage } from "./PreviewPage"
import { focusedAttribute, PreviewStyles } from "./PreviewStyles"
import { usePageEvents, type Typing } from "./usePageEvents"

/** What the frame of the preview shows. */
export type View = {
  values: ContentValues
  /** Shows what the site shows at this instant, in milliseconds since 1970. */
  instant: number
  findImage: FindImage
  /** A new object scrolls the page to it. */
  target: PreviewTarget
  /** The field that a person edits. */
  focused: Field
  /** Called after a click on what shows a field. */
  onSelect: (field: Field) => void
  /** Called while a person types in the page; undefined if the page cannot be edited. */
  onType?: (field: Field, words: string) => void
}

/** A page of the site in which a click selects the field of a text, a picture or a button. */
export function Preview(view: View) {
  const { values, instant, findImage, target, focused } = view
  const [typing, setTyping] = useState<Typing>()
  // React must not change the text in which a person types: the caret would jump.
  const shown = new Map(values)
  if (typing && values.has(typing.file))
    shown.set(typing.file, withValueAt(values.get(typing.file), typing.path, typing.value))

  useLayoutEffect(() => keepStripped(document.body), [])
  useLayoutEffect(() => stripMarks(document.body))
  useEffect(() => scrollToTarget(target), [target])
  useFocusedField(focused, target, typing !== undefined)
  usePageEvents(view, setTyping)

  // The marks come first, because they name the places in the whole lists.
  const marked = shownAt(putMarks(shown), instant)
  return (
    <>
      <PreviewStyles />
      <PreviewPage path={target.path} values={marked} findImage={findImage} />
    </>
  )
}

function scrollToTarget({ target = "" }: PreviewTarget) {
  const headings = [...document.querySelectorAll("h2, h3, dt")]
  const heading = headings.find(({ textContent }) => textContent === target)
  const section = document.getElementById(target)
  if (section) scrollTo(section)
  else if (target && heading) scrollTo(heading, { block: "center" })
  else window.scrollTo(0, 0)
}

/** Scrolls the page in the frame. By itself, `scrollIntoView` also scrolls the window around it. */
function scrollTo(element: Element, options?: ScrollIntoViewOptions) {
  const { scrollX, scrollY } = parent
  element.scrollIntoView(options)
  parent.scrollTo(scrollX, scrollY)
}

/** Outlines what shows the field in focus. Scrolls to it once if it is out of sight. */
function useFocusedField(focused: Field, { path }: PreviewTarget, isTyping: boolean) {
  const scrolledTo = useRef("")
  // The page may show the field at another place after each render.
  useEffect(() => {
    if (isTyping) return // the browser may have replaced the text that names the field
    const all = [...document.body.querySelectorAll("*")]
    const shown = all.filter((element) =>
      element.toggleAttribute(focusedAttribute, showsField(element, focused)),
    )
    const key = JSON.stringify([path, focused])
    const visible = shown.filter(isVisible)
    if (key === scrolledTo.current || visible.length === 0) return
    scrolledTo.current = key
    if (!visible.some(isInSight)) scrollTo(visible[0], { block: "center" })
  })
}

// Texts for screen readers are one pixel wide.
const isVisible = (element: Element) =>
  element.getBoundingClientRect().width > 1 && element.checkVisibility({ visibilityProperty: true })

function isInSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
