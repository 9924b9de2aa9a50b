import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { shownAt } from "../../content-model/fields/period/shownAt"
import { withValueAt } from "../../content-model/lib/path"
import type { ContentValues } from "../../content-model/read/content"
import type { FindImage } from "./data/siteData"
import { putMarks, type Field } from "./marks/putMarks"
import { keepStripped, showsField } from "./marks/readMarks"
import { PreviewPage } from "./PreviewPage"
import { focusedAttribute, PreviewStyles } from "./PreviewStyles"
import { usePageEvents, type Typing } from "./usePageEvents"

/** What the frame of the preview shows. */
export type View = {
  values: ContentValues
  /** Shows what the site shows at this instant, in milliseconds since 1970. */
  instant: number
  findImage: FindImage
  /** The path of the page. */
  path: string
  /** The field that a person edits; the whole file at first. */
  focused: Field
  /** Called after a click on what shows a field. */
  onSelect: (field: Field) => void
  /** Called while a person types in the page; undefined if the page cannot be edited. */
  onType?: (field: Field, words: string) => void
}

/** A page of the site in which a click selects the field of a text, a picture or a button. */
export function Preview(view: View) {
  const { values, instant, findImage, path, focused } = view
  const [typing, setTyping] = useState<Typing>()
  // React must not change the text in which a person types: the caret would jump.
  const shown = new Map(values)
  if (typing && values.has(typing.file))
    shown.set(typing.file, withValueAt(values.get(typing.file), typing.path, typing.value))

  useLayoutEffect(() => keepStripped(document.body))
  useFocusedField(focused, path, typing !== undefined)
  usePageEvents(view, setTyping)

  // The marks come first, because they name the places in the whole lists.
  const marked = shownAt(putMarks(shown), instant)
  return (
    <>
      <PreviewStyles />
      <PreviewPage path={path} values={marked} findImage={findImage} />
    </>
  )
}

/** Outlines what shows the field in focus. Scrolls once to it, or to what shows its file, if it is out of sight. */
function useFocusedField(focused: Field, path: string, isTyping: boolean) {
  const shownPath = useRef(path)
  const scrolledTo = useRef("")
  // The page may show the field at another place after each render.
  useEffect(() => {
    if (isTyping) return // the browser may have replaced the text that names the field
    if (path !== shownPath.current) window.scrollTo(0, 0)
    shownPath.current = path
    const all = [...document.body.querySelectorAll("*")]
    const shown = all.filter((element) => showsField(element, focused))
    for (const element of all)
      element.toggleAttribute(focusedAttribute, focused.path.length > 0 && shown.includes(element))
    const key = JSON.stringify([path, focused])
    const visible = shown.filter(isVisible)
    if (key === scrolledTo.current || visible.length === 0) return
    scrolledTo.current = key
    // The footer may name an item, too, whose own place comes first.
    const places = focused.path.length > 0 ? visible : visible.slice(0, 1)
    if (!places.some(isInSight)) scrollTo(places[0])
  })
}

/** Scrolls the page in the frame. By itself, `scrollIntoView` also scrolls the window around it. */
function scrollTo(element: Element) {
  const { scrollX, scrollY } = parent
  element.scrollIntoView({ block: "center" })
  parent.scrollTo(scrollX, scrollY)
}

// Texts for screen readers are one pixel wide.
const isVisible = (element: Element) =>
  element.getBoundingClientRect().width > 1 && element.checkVisibility({ visibilityProperty: true })

function isInSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
