import { useEffect, useEffectEvent, useRef } from "react"
import { announcementAttribute } from "../../hosting/names/period"
import { valueAt } from "../../content-model/lib/path"
import { elementAt, fieldOfOnlyText, fieldsOf, nearestIn } from "./marks/readMarks"
import { hoveredAttribute } from "./PreviewStyles"
import { typeIn } from "./typeIn"
import type { View } from "./Preview"
import type { Field } from "./marks/putMarks"
import { letterOf } from "../lib/keys"

/** A field that is typed in, with its value before. */
export type Typing = Field & { value: string }

const closeButton = `[${announcementAttribute}] button`
const eventTypes = ["click", "auxclick", "dblclick", "keydown", "pointermove"]

/** Handles clicks, double clicks and keys in the page. */
export function usePageEvents(view: View, setTyping: (typing?: Typing) => void) {
  const selected = useRef<Element>(undefined)
  const endTyping = useRef(() => {})

  const startTyping = (element?: Element) => {
    const { onType } = view
    if (!(element instanceof HTMLElement) || !onType || element.closest("a, button, label")) return
    const only = fieldOfOnlyText(element)
    const value = only && valueAt(view.values.get(only.field.file), only.field.path)
    if (!only || value !== only.text.data) return
    const { text, field } = only
    setTyping({ ...field, value: text.data })
    endTyping.current = typeIn(element, text, {
      onInput: (words) => onType(field, words),
      onEnd: () => setTyping(),
    })
  }

  const handleClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a[href]")) event.preventDefault()
    // The browser would keep that it is closed.
    if (event.target instanceof Element && event.target.closest(closeButton))
      event.stopPropagation()
    if (event.detail > 1) return // the second of a double click
    const element = elementOf(event)
    selected.current = element
    if (element) view.onSelect(fieldsOf(element)[0])
  }

  const handleKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const letter = letterOf(event)
    if ((ctrlKey || metaKey) && !altKey && /^[zysk]$/.test(letter)) {
      event.preventDefault()
      if (letter !== "s") endTyping.current()
      // The window around the frame has the commands.
      frameElement?.dispatchEvent(new KeyboardEvent("keydown", event))
    } else if (key === "Enter" && document.activeElement === document.body) {
      event.preventDefault()
      startTyping(selected.current)
    }
  }

  const handleEvent = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) handleKey(event)
    if (!(event instanceof MouseEvent)) return
    const isTyping = event.target instanceof Element && event.target.closest("[contenteditable]")
    if (event.type === "pointermove") showHovered(isTyping ? undefined : elementOf(event))
    else if (isTyping) return
    else if (event.type === "dblclick") startTyping(elementOf(event))
    else handleClick(event)
  })

  useEffect(() => {
    const listening = new AbortController()
    // Before the handlers of the page.
    const options = { signal: listening.signal, capture: true }
    for (const type of eventTypes)
      document.addEventListener(type, (event) => handleEvent(event), options)
    return () => listening.abort()
  }, [])
}

function showHovered(hovered?: Element) {
  for (const element of document.querySelectorAll(`[${hoveredAttribute}]`))
    if (element !== hovered) element.removeAttribute(hoveredAttribute)
  if (matchMedia("(hover: hover)").matches) hovered?.setAttribute(hoveredAttribute, "")
}

/** The element with a field that was clicked, or pressed by keyboard. */
function elementOf({ target, detail, type, clientX, clientY }: MouseEvent) {
  const isByKeyboard = type === "click" && detail === 0
  if (!isByKeyboard) return elementAt(clientX, clientY)
  return target instanceof Element ? nearestIn([target]) : undefined
}
