import { useEffect, useEffectEvent, useRef } from "react"
import { valueAt } from "../state/paths"
import { elementAt, fieldOfOnlyText, fieldsOf, nearestIn } from "./marks/readMarks"
import { pages, type PreviewTarget } from "./pages"
import type { Command, Typing, View } from "./types"
import { hoveredAttribute } from "./PreviewStyles"
import { typeIn } from "./typeIn"

/** Handles clicks, double clicks and keys in the page. */
export function usePageEvents(view: View, setTyping: (typing?: Typing) => void) {
  const { values, target, onSelect, onType, onCommand, onNavigate } = view
  const selected = useRef<Element>(undefined)
  const editor = useRef({ element: document.body, end: () => {} })
  const isInEditor = (node: EventTarget | null) =>
    node instanceof Node && node !== document.body && node === editor.current.element

  const handleClick = useEffectEvent((event: MouseEvent) => {
    if (isInEditor(event.target)) return
    const clicked = event.target instanceof Element ? event.target : document.body
    const anchor = clicked.closest("a[href]")
    const link = anchor ? linkTarget(anchor, target) : undefined
    if (anchor) event.preventDefault()
    if (event.ctrlKey || event.metaKey || event.type === "auxclick") return link && onNavigate(link)
    // A double click follows.
    if (event.detail > 1) return
    const element = elementOf(event)
    selected.current = element
    const field = element && fieldsOf(element)[0]
    if (field) onSelect(field, link)
  })

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
    editor.current = {
      element,
      end: typeIn(element, text, {
        onInput: (words) => latest.current.onType?.(field, words),
        onEnd: () => {
          editor.current = { element: document.body, end: () => {} }
          setTyping()
        },
      }),
    }
  }
  const handleDoubleClick = useEffectEvent((event: MouseEvent) => {
    if (!isInEditor(event.target)) startTyping(elementOf(event))
  })

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event)
    if (command) {
      event.preventDefault()
      if (command !== "save") editor.current.end()
      onCommand(command)
    } else if (event.key === "Enter" && document.activeElement === document.body) {
      event.preventDefault()
      startTyping(selected.current)
    }
  })

  const handlePointer = useEffectEvent((event: PointerEvent) => {
    const hovered = isInEditor(event.target) ? undefined : elementOf(event)
    for (const element of document.querySelectorAll(`[${hoveredAttribute}]`))
      if (element !== hovered) element.removeAttribute(hoveredAttribute)
    if (event.pointerType === "mouse") hovered?.setAttribute(hoveredAttribute, "")
  })

  useEffect(() => {
    const listening = new AbortController()
    // Before the handlers of the page.
    const options = { signal: listening.signal, capture: true }
    document.addEventListener("click", (event) => handleClick(event), options)
    document.addEventListener("auxclick", (event) => handleClick(event), options)
    document.addEventListener("dblclick", (event) => handleDoubleClick(event), options)
    document.addEventListener("keydown", (event) => handleKey(event), options)
    document.addEventListener("pointermove", (event) => handlePointer(event), options)
    return () => listening.abort()
  }, [])
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
