import { isUtf8 } from "node:buffer"
import { SaxesParser } from "saxes"

/** What is wrong with an SVG. The position is that of an element, counted from 1. */
export type SvgFault = {
  line: number
  column: number
  /** What could run or load, such as `<script>`; undefined if the file is damaged. */
  unsafe?: string
}

const svgNamespace = "http://www.w3.org/2000/svg"

// Scripts and HTML are missing, and what sets an attribute later: animate and set.
const elements = new Set(
  `a altGlyph altGlyphDef altGlyphItem animateMotion animateTransform circle clipPath defs desc
  ellipse filter font font-face font-face-name font-face-src g glyph glyphRef hkern image line
  linearGradient marker mask metadata missing-glyph mpath path pattern polygon polyline
  radialGradient rect stop style svg switch symbol text textPath title tref tspan use view vkern
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
)

// Drawing programs keep data in namespaces of their own, and in RDF. Browsers only know W3C's.
const isInert = (namespace: string) =>
  !/^$|^http:\/\/www\.(w3|mozilla)\.org\//.test(namespace) ||
  namespace === "http://www.w3.org/1999/02/22-rdf-syntax-ns#"

const isDrawn = ({ uri, local }: { uri: string; local: string }) =>
  uri === svgNamespace ? elements.has(local) : isInert(uri)

const embedded = "data:(?:image/(?:png|jpe?g|gif|webp|avif)|(?:application|font)/[\\w.+-]+);base64,"
const ownAddress = new RegExp(`^\\s*(?:#|${embedded})`, "i")
const ownUrl = new RegExp(
  `url\\(\\s*(["']?)(?:#[^"'()\\\\]*|${embedded}[\\w+/=\\s]*)\\1\\s*\\)`,
  "gi",
)

/** Whether CSS may load a file. A backslash could hide how: "u\72l(". */
const mayLoad = (css: string) =>
  /\\|@import|\b(?:url|src|image|image-set)\s*\(/i.test(css.replace(ownUrl, ""))

type Attribute = { uri: string; local: string; value: string }

function isSafe({ uri, local, value }: Attribute) {
  if (local === "href") return ownAddress.test(value)
  if (uri === "http://www.w3.org/XML/1998/namespace") return local !== "base"
  if (/^http:\/\/www\.w3\.org\/(1999\/xlink|2000\/xmlns\/)$/.test(uri)) return true
  // All events of a browser begin with "on".
  if (uri === "") return !/^on/i.test(local) && (/^(aria|data)-/.test(local) || !mayLoad(value))
  return isInert(uri)
}

// An own document type may hide elements and attributes in entities and defaults.
const isUsualDoctype = (doctype: string) =>
  /^\s*svg(\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [\w.\s/]+"\s+"http:\/\/www\.w3\.org\/[\w./-]*")?\s*$/.test(
    doctype,
  )

/**
 * Finds the first fault of an SVG: what could run, what could load another file, or damage. Elements
 * that are not on the list of allowed ones are faults too. The file must be in UTF-8.
 */
export function checkSvg(bytes: Uint8Array): SvgFault | undefined {
  let fault: SvgFault | undefined
  if (!isUtf8(bytes)) return { line: 1, column: 1 }
  const svg = new TextDecoder().decode(bytes)
  let start = 0
  let css = ""
  const report = (unsafe?: string) => {
    const lines = svg.slice(0, start).split("\n")
    fault ??= { line: lines.length, column: lines[lines.length - 1].length + 1, unsafe }
  }

  const parser = new SaxesParser({ xmlns: true })
  parser.on("error", () => report())
  parser.on("xmldecl", ({ encoding = "utf-8" }) => {
    if (encoding.toLowerCase() !== "utf-8") report()
  })
  parser.on("doctype", (doctype) => {
    start = svg.search(/<!doctype/i)
    if (!isUsualDoctype(doctype)) report("<!DOCTYPE>")
  })
  parser.on("processinginstruction", ({ target }) => {
    start = svg.indexOf(`<?${target}`)
    report(`<?${target}>`)
  })
  parser.on("opentagstart", ({ name }) => {
    start = parser.position - name.length - 2 // The sign "<" before it, and one after it.
  })
  let isRoot = true
  parser.on("opentag", (tag) => {
    if (isRoot && (tag.uri !== svgNamespace || tag.local !== "svg")) report()
    isRoot = false
    if (!isDrawn(tag)) report(`<${tag.name}>`)
    const unsafe = Object.values(tag.attributes).find((attribute) => !isSafe(attribute))
    if (unsafe) report(`${unsafe.name} in <${tag.name}>`)
    css = ""
  })
  parser.on("text", (text) => (css += text))
  parser.on("cdata", (text) => (css += text))
  parser.on("closetag", ({ local }) => {
    if (local === "style" && mayLoad(css)) report("<style>")
  })
  parser.write(svg).close()
  return fault
}
