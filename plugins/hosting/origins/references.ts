import { createHash } from "node:crypto"
import { Parser } from "htmlparser2"
import { frameAttribute } from "../names/frame"

/** What a policy distinguishes. */
export type Kind = "script" | "style" | "font" | "image" | "media" | "frame" | "form" | "connect"

/** See https://www.w3.org/TR/CSP3/#csp-directives. */
export const directives = new Map<Kind, string>([
  ["script", "script-src"],
  ["style", "style-src"],
  ["font", "font-src"],
  ["image", "img-src"],
  ["media", "media-src"],
  ["frame", "frame-src"],
  ["form", "form-action"],
  ["connect", "connect-src"],
])
export const kinds = [...directives.keys()]

/** Something that a page loads, runs, or sends to. */
export type Reference = {
  kind: Kind
  /** As in a policy: an origin, `'self'`, `data:`, or the hash of an inline script. */
  source: string
  /** What refers to it, as it stands in the HTML. */
  html: string
}

/** By the element and its attribute, of links by `rel`. */
const kindOf: Record<string, Kind> = {
  "script src": "script",
  "link stylesheet": "style",
  "img src": "image",
  "img srcset": "image",
  "source srcset": "image",
  "video poster": "image",
  "source src": "media",
  "video src": "media",
  "audio src": "media",
  "iframe src": "frame",
  "form action": "form",
}

const cssRules: [Kind, RegExp][] = [
  ["font", /@font-face\s*\{.*?\}/gis],
  ["style", /@import[^;]*/gi],
  ["image", /url\([^)]*/gi],
]
const cssAddress = /(?:url\(\s*|@import\s+)["']?([^"')\s]+)/gi

export const hashOf = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/** The source of an address in the policy of a page; empty if the policy does not ask. `site` is the URL of the site. */
function sourceOf(address: string, site: string) {
  if (!URL.canParse(address, site)) return ""
  const { origin, protocol, host } = new URL(address, site)
  if (origin === new URL(site).origin) return "'self'"
  // Each page asks others for https, see `upgrade-insecure-requests`.
  if (/^https?:$/.test(protocol)) return `https://${host}`
  return /^(?:data|blob):$/.test(protocol) ? protocol : ""
}

/** What the HTML of a page loads, runs or sends to, as far as it shows. `site` is the URL of the site. */
export function findReferences(page: string, site: string): Reference[] {
  const references: Reference[] = []
  const add = (kind: Kind | undefined, address: string, html: string) => {
    const source = sourceOf(address, site)
    if (kind && source) references.push({ kind, source, html })
  }
  const addStyle = (text: string) => {
    let css = text
    for (const [kind, rule] of cssRules)
      css = css.replace(rule, (html) => {
        for (const [, address] of html.matchAll(cssAddress)) add(kind, address, html)
        return ""
      })
  }
  let text = ""
  let isInline = false
  const parser = new Parser({
    onopentag(name, attributes) {
      text = ""
      const { rel, as, href = "", style = "", src, type = "" } = attributes
      isInline = name === "script" && src === undefined && !type.startsWith("application/")
      const html = page.slice(parser.startIndex, parser.endIndex + 1)
      const isPreload = name === "link" && rel === "preload"
      add(isPreload ? kinds.find((kind) => kind === as) : kindOf[`${name} ${rel}`], href, html)
      if (frameAttribute in attributes) add("frame", href, html)
      for (const [attribute, value] of Object.entries(attributes))
        for (const address of attribute === "srcset" ? value.split(/,\s+/) : [value])
          add(kindOf[`${name} ${attribute}`], address.trim().split(/\s/)[0], html)
      addStyle(style)
    },
    ontext(part) {
      text += part
    },
    onclosetag(name) {
      if (name === "style") addStyle(text)
      if (isInline) references.push({ kind: "script", source: hashOf(text), html: text })
      isInline = false
    },
  })
  parser.end(page)
  return references
}
