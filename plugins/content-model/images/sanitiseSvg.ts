import createDOMPurify, { type DOMPurify } from "dompurify"
import type { DOMWindow } from "jsdom"

export type SanitisedSvg = {
  text: string
  /** Whether the text is the source itself. */
  isClean: boolean
  /** What could run or load, such as `<script>` or `onload`. */
  removed: string[]
}

type Sanitiser = { window: DOMWindow; purify: DOMPurify }
let sanitiser: Promise<Sanitiser> | undefined

const svgNamespace = "http://www.w3.org/2000/svg"
const documentNamespaces = [svgNamespace, "http://www.w3.org/1999/xhtml"]
const xlinkNamespace = "http://www.w3.org/1999/xlink"
const attributeNamespaces = [
  null,
  xlinkNamespace,
  "http://www.w3.org/XML/1998/namespace",
  "http://www.w3.org/2000/xmlns/",
]

// Harmless attributes of drawing programs that DOMPurify does not know.
const drawingAttributes =
  "baseprofile enable-background fr glyph-orientation-horizontal glyph-orientation-vertical isolation line-height mix-blend-mode requiredextensions requiredfeatures role unicode-bidi white-space"

const config = {
  IN_PLACE: true as const,
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ["use", "#comment", "#cdata-section"],
  ADD_ATTR: drawingAttributes.split(" "),
  KEEP_CONTENT: false,
  // It guards the variables of a page. A drawing is a document of its own.
  SANITIZE_DOM: false,
}

const embedded = "data:(?:image/(?:png|jpe?g|gif|webp|avif)|(?:application|font)/[\\w.+-]+);base64,"
const ownAddress = new RegExp(`^\\s*(?:#|${embedded})`, "i")
const ownUrl = new RegExp(
  `url\\(\\s*(["']?)(?:#[^"'()\\\\]*|${embedded}[\\w+/=\\s]*)\\1\\s*\\)`,
  "gi",
)

/** Whether CSS may load a file. A backslash could hide how: "u\72l(". */
const mayLoad = (css: string) =>
  /\\|@import|\b(?:url|src|image|image-set)\s*\(/i.test(css.replace(ownUrl, ""))

/**
 * An SVG without scripts, HTML, and addresses outside of it; undefined if it cannot be read. The
 * first SVG takes about half a second, because it loads a DOM.
 */
export async function sanitiseSvg(bytes: Uint8Array): Promise<SanitisedSvg | undefined> {
  sanitiser ??= createSanitiser()
  const { window, purify } = await sanitiser
  const source = decodeUtf8(bytes)
  if (source === undefined) return undefined
  const parsed = new window.DOMParser().parseFromString(source, "image/svg+xml")
  const root = parsed.documentElement
  if (root.tagName !== "svg" || root.namespaceURI !== svgNamespace) return undefined

  // Beside the root can be style sheets, and a document type with entities.
  const beside = [...parsed.childNodes].filter(
    (node) => node !== root && !(node instanceof window.Comment),
  )
  purify.sanitize(root, config)
  const gone = purify.removed.map((one) => ("element" in one ? one.element : one.attribute))
  const removed = [...beside, ...gone].flatMap((node) => (node ? nameOf(node, window) : []))
  const isClean = beside.length + gone.length === 0
  const text = isClean ? source : new window.XMLSerializer().serializeToString(root)
  return { text, isClean, removed: [...new Set(removed)] }
}

function decodeUtf8(bytes: Uint8Array) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

async function createSanitiser(): Promise<Sanitiser> {
  const { JSDOM } = await import("jsdom")
  const { window } = new JSDOM("")
  const purify = createDOMPurify(window)
  purify.addHook("uponSanitizeElement", (node, { tagName }) => {
    if (tagName !== "style" || !mayLoad(node.textContent ?? "")) return
    purify.removed.push({ element: node.cloneNode() })
    node.textContent = ""
  })
  purify.addHook("uponSanitizeAttribute", (node, event) => {
    const isReference = /^(xlink:)?href$/.test(event.attrName) && node.localName !== "a"
    const isOwn = isReference ? ownAddress.test(event.attrValue) : !mayLoad(event.attrValue)
    // DOMPurify looks at the name alone, and "xlink:" can mean another namespace.
    const namespace = node.getAttributeNode(event.attrName)?.namespaceURI ?? null
    if (!isOwn || !attributeNamespaces.includes(namespace)) event.keepAttr = false
  })
  return { window, purify }
}

/** The name of a removed node as in the file; none of data that only drawing programs read. */
function nameOf(node: Node, { Attr, Element, ProcessingInstruction }: DOMWindow) {
  if (node instanceof ProcessingInstruction) return [`<?${node.target}>`]
  if (node instanceof Element && documentNamespaces.includes(node.namespaceURI ?? ""))
    return [`<${node.localName}>`]
  return node instanceof Attr && [null, xlinkNamespace].includes(node.namespaceURI)
    ? [node.name]
    : []
}
