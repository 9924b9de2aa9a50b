import { createHash } from "node:crypto"
import { loaderPolicy, webpackPolicy } from "./names/hydration"

/** Where a page may load from or send to, beside its own origin. */
export type AllowedOrigins = {
  /** The URL of the folder on a content delivery network with scripts, images and fonts, if any. */
  assets?: string
  /** The address to which the contact form sends messages, if any. */
  formEndpoint?: string
  /** The address of the service that counts visits, if any. */
  counter?: string
}

// styled-components fills an empty <style> rule by rule.
const emptyStyle = ""

// React and Gatsby write these pages: no attribute contains ">", no script contains "</script". Data such as JSON-LD
// needs no permission.
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs
const styleAttribute = /<[^>]*\sstyle="([^"&]*)"/g

const hashes = (texts: Iterable<string>) =>
  [...new Set(texts)].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  )

const textsOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text]) => text)

/** Gatsby's own, which tells a page its path. */
const pagePath =
  /^\/\*<!\[CDATA\[\*\/window\.pagePath="[^"]*";(?:window\.\w+="[^"]*";)*\/\*\]\]>\*\/$/

/**
 * Makes sure that the page at a path runs the inline scripts of Gatsby and those in `known`, which is HTML, and no
 * others.
 * @throws {Error} that names the first other script.
 */
export function refuseOtherScripts(path: string, html: string, known: string) {
  const own = textsOf(known, inlineScript)
  const other = textsOf(html, inlineScript).find(
    (text) => !own.includes(text) && !pagePath.test(text),
  )
  if (other !== undefined)
    throw new Error(
      `The page ${path} contains an inline script that the build does not know: ${other.trim().slice(0, 80)}. The policy would let it run. Put it into a file of static/ and load it by \`src\`.`,
    )
}

/**
 * The Content-Security-Policy of a built page: it allows what its HTML contains and nothing else.
 * See https://www.w3.org/TR/CSP3/.
 */
export function buildCsp(html: string, { assets, formEndpoint, counter }: AllowedOrigins = {}) {
  const self = ["'self'", ...(assets ? [assets] : [])]
  const endpoint = formEndpoint ? [new URL(formEndpoint).origin] : []
  const counterOrigin = counter ? [new URL(counter).origin] : []
  const directives = {
    "default-src": ["'none'"],
    "script-src": [...self, ...hashes(textsOf(html, inlineScript))],
    "style-src": [
      // Despite its name it only extends the hashes to style attributes.
      "'unsafe-hashes'",
      ...hashes([emptyStyle, ...textsOf(html, inlineStyle), ...textsOf(html, styleAttribute)]),
    ],
    "img-src": self,
    "font-src": self,
    "manifest-src": ["'self'"],
    "connect-src": [...new Set([...self, ...endpoint, ...counterOrigin])],
    // The endpoint may redirect back to this site.
    "form-action": formEndpoint ? ["'self'", ...endpoint] : ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": [webpackPolicy, loaderPolicy],
    "upgrade-insecure-requests": [],
  }
  return Object.entries(directives)
    .map((directive) => directive.flat().join(" "))
    .join("; ")
}

const charset = /<meta charset="utf-8"\/>/i
const cspMeta = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/**
 * Puts a CSP into the head of a page, for hosts that send no headers. Replaces an earlier one.
 * @throws {Error} if the page has no charset in Gatsby's form.
 */
export function insertCspMeta(html: string, csp: string) {
  const bare = html.replace(cspMeta, "")
  if (!charset.test(bare))
    throw new Error(
      "plugins/hosting/csp.ts: no charset in the head of a page. Gatsby writes it in another form now: change `charset`.",
    )
  return bare.replace(
    charset,
    (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${csp}"/>`,
  )
}

/** The header with the same CSP. Only a header can forbid that others frame the page. */
export const cspHeader = (csp: string) => ({
  "Content-Security-Policy": `${csp}; frame-ancestors 'none'`,
})
