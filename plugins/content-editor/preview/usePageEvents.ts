import { useEffect, useEffectEvent, useRef } from "react"
import { valueAt } from "../state/content/paths"
import { elementAt, fieldOfOnlyText, fieldsOf, nearestIn } from "./marks/readMarks"
import { pages, type PreviewTarget } from "./pages"
import type { Command, Typing, View } from "./types"
import { hoveredAttribute } from "./PreviewStyles"
import { typeIn } from "./typeIn"

const eventTypes = ["click", "auxclick", "dblclick", "keydown", "pointermove"]

/** Handles clicks, double clicks and keys in the page. */
export function usePageEvents(view: View, setTyping: (typing?: Typing) => void) {
  const { values, target, onType } = view
  const selected = useRef<Element>(undefined)
  const endTyping = useRef(() => {})
  // The view changes while a person types.
  const latest = useRef(view)
  useEffect(() => void (latest.current = view))

  const startTyping = (element?: Element) => {
    if (!(element instanceof HTMLElement) || !onType || element.closest("a, button, label")) return
    const only = fieldOfOnlyText(element)
    const value = only && valueAt(values.get(only.field.file), only.field.path)
    if (!only || value !== only.text.data) return
    const { text, field } = only
    setTyping({ ...field, value: text.data })
    endTyping.current = typeIn(element, text, {
      onInput: (words) => latest.current.onType?.(field, words),
      onEnd: () => setTyping(),
    })
  }

  const handleClick = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest("a[href]") : null
    const link = anchor ? linkTarget(anchor, target) : undefined
    if (anchor) event.preventDefault()
    if (event.ctrlKey || event.metaKey || event.type === "auxclick")
      return link && view.onNavigate(link)
    // A double click follows.
    if (event.detail > 1) return
    const element = elementOf(event)
    selected.current = element
    const field = element && fieldsOf(element)[0]
    if (field) view.onSelect(field, link)
  }

  const handleKey = (event: KeyboardEvent) => {
    const command = commandOf(event)
    if (command) {
      event.preventDefault()
      if (command !== "save") endTyping.current()
      view.onCommand(command)
    } else if (event.key === "Enter" && document.activeElement === document.body) {
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

/** The page of the site that a link leads to, if it is one. */
function linkTarget(link: Element, { path: current }: PreviewTarget): PreviewTarget | undefined {
  const [path, target] = link.getAttribute("href")?.split("#") ?? []
  const isPage = !path || pages.some((page) => page.path === path)
  return isPage ? { path: path || current, target } : undefined
}

const commands: Record<string, Command> = { s: "save", k: "search", y: "redo", z: "undo" }

function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey: isShift }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  const command = commands[key.toLowerCase()]
  return command === "undo" && isShift ? "redo" : command
}
