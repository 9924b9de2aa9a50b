import { createHash } from "node:crypto"

/** Where a page may reach outside its own origin. */
export type AllowedOrigins = {
  /** The origin of the content delivery network that holds scripts, pictures and fonts, if any. */
  assets?: string
  /** Where the contact form sends messages, if anywhere. */
  delivery?: string
}

// The names that webpack (see gatsby.ts) and the loader give to their only way to name a script.
const trusted = ["webpack", "loader"]

// An empty <style>, which styled-components fills rule by rule.
const empty = [""]

// React and Gatsby have written these pages: no attribute holds ">", no script holds "</script".
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs
const styleAttribute = /<[^>]*\sstyle="([^"&]*)"/g

const hashes = (texts: Iterable<string>) =>
  [...new Set(texts)].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  )

const found = (html: string, what: RegExp) => [...html.matchAll(what)].map(([, text]) => text)

/**
 * What a built page may do, as the value of a Content-Security-Policy: what its HTML holds, and
 * nothing else. See https://www.w3.org/TR/CSP3/.
 */
export function buildCsp(html: string, { assets, delivery }: AllowedOrigins = {}) {
  const self = ["'self'", ...(assets ? [assets] : [])]
  const target = delivery ? [new URL(delivery).origin] : []
  const directives = {
    "default-src": ["'none'"],
    "script-src": [...self, ...hashes(found(html, inlineScript))],
    // "unsafe" are these hashes only in name: each allows one attribute's text, letter by letter.
    "style-src": [
      "'unsafe-hashes'",
      ...hashes([...empty, ...found(html, inlineStyle), ...found(html, styleAttribute)]),
    ],
    "img-src": self,
    "font-src": self,
    "manifest-src": ["'self'"],
    "connect-src": [...self, ...target],
    // An address that takes a message may lead back to this site.
    "form-action": delivery ? ["'self'", ...target] : ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": trusted,
    "upgrade-insecure-requests": [],
  }
  return Object.entries(directives)
    .map((directive) => directive.flat().join(" "))
    .join("; ")
}

const charset = /<meta charset="utf-8"\/>/i
const inPage = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/** A page with a policy in its head, in the place of another; hosts that send no headers need it. */
export function insertCspMeta(html: string, policy: string) {
  const bare = html.replace(inPage, "")
  if (!charset.test(bare))
    throw new Error("Gatsby no longer begins a page's head with its charset.")
  return bare.replace(
    charset,
    (before) => `${before}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  )
}

/** The same for the page's header, which alone can forbid that others frame it. */
export const cspHeader = (policy: string) => ({
  "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
})
