import { fieldOfImage, splitTextMarks, type Field } from "./putMarks"

const attributeFilter = ["alt", "aria-label", "title", "placeholder"]

/** The fields of each text and attribute. */
const fieldsOfNode = new WeakMap<Node, Field[]>()

const attributesOf = (element: Element) =>
  attributeFilter.flatMap((name) => element.getAttributeNode(name) ?? [])

/** Removes the marks from all texts and attributes of a node, and remembers what they name. */
function stripMarks(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node: Node | null = root; node; node = walker.nextNode())
    for (const marked of node instanceof Element ? node.attributes : [node]) {
      const split = splitTextMarks(marked.nodeValue ?? "")
      if (!split) continue
      fieldsOfNode.set(marked, split.fields)
      marked.nodeValue = split.text
    }
}

/** Strips marks now, and of later changes before each paint. Returns a function that ends it. */
export function keepStripped(root: Node) {
  stripMarks(root)
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === "childList" ? addedNodes : [target]) stripMarks(node)
  })
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter })
  return () => observer.disconnect()
}

/** The fields that an element shows by itself: its image, its own texts, its attributes. */
export function fieldsOf(element: Element): Field[] {
  const image = fieldOfImage(element.getAttribute("src") ?? "")
  const nodes = [...element.childNodes, ...attributesOf(element)]
  const named = nodes.flatMap((node) => fieldsOfNode.get(node) ?? [])
  const fields = [...(image ? [image] : []), ...named]
  return fields.length > 0 && element.closest("a, button") ? fields.map(groupOfLabel) : fields
}

// The label and the destination of a button are edited together.
const groupOfLabel = (field: Field): Field =>
  field.path.at(-1) === "label" ? { ...field, path: field.path.slice(0, -1) } : field

/** The field of a text that is the whole content of an element and of nothing else. */
export function fieldOfOnlyText({ childNodes: [text, ...others] }: Element) {
  const fields = fieldsOfNode.get(text) ?? []
  if (others.length > 0 || fields.length !== 1 || !(text instanceof Text)) return undefined
  return { text, field: fields[0] }
}

/** Whether an element shows a field, a part of it, or the button that it belongs to. A whole file has the path []. */
export const showsField = (element: Element, { file, path }: Field) =>
  fieldsOf(element).some(
    (field) =>
      field.file === file &&
      field.path.every((key, index) => index >= path.length || key === path[index]),
  )

/** The element at a point of the window that shows a field, else the nearest beside it. */
export function elementAt(x: number, y: number) {
  // The link of a card covers the card by a pseudo-element, which is outside of its own box.
  const below = document.elementsFromPoint(x, y).filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left <= x && x <= right && top <= y && y <= bottom
  })
  return below.find(hasField) ?? nearestIn(below)
}

/** The first element with a field in the smallest of some boxes. */
export function nearestIn(boxes: Element[]) {
  const parts = boxes.filter((box) => box.closest("main > *, header, footer"))
  for (const box of parts) {
    const nearest = [box, ...box.querySelectorAll("*")].find(hasField)
    if (nearest) return nearest
  }
  return undefined
}

const hasField = (element: Element) => fieldsOf(element).length > 0
