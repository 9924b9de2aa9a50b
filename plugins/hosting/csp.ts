import { loaderPolicy, webpackPolicy } from "./names/hydration"
import type { Used } from "./origins/origins"
import { hashOf } from "./origins/references"

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

const hashes = (texts: Iterable<string>) => [...new Set(texts)].map(hashOf)

const textsOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text]) => text)

/**
 * The Content-Security-Policy of a built page: it allows the styles in its HTML, the elements `scripts` that the build has
 * put there, what it uses of others, and nothing else.
 * See https://www.w3.org/TR/CSP3/.
 */
export function buildCsp(
  html: string,
  scripts: string,
  { assets, formEndpoint, counter }: AllowedOrigins = {},
  used: Used = {},
) {
  const { script = [], style = [], font = [], image = [], media = [], frame = [] } = used
  const self = ["'self'", ...(assets ? [assets] : [])]
  const endpoint = formEndpoint ? [new URL(formEndpoint).origin] : []
  const counterOrigin = counter ? [new URL(counter).origin] : []
  // The endpoint may redirect back to this site.
  const form = [...(formEndpoint ? ["'self'", ...endpoint] : []), ...(used.form ?? [])]
  const directives = {
    "default-src": ["'none'"],
    "script-src": [...self, ...hashes(textsOf(scripts, inlineScript)), ...script],
    "style-src": [
      // Despite its name it only extends the hashes to style attributes.
      "'unsafe-hashes'",
      ...hashes([emptyStyle, ...textsOf(html, inlineStyle), ...textsOf(html, styleAttribute)]),
      ...style,
    ],
    "img-src": [...self, ...image],
    "font-src": [...self, ...font],
    ...(media.length > 0 && { "media-src": media }),
    ...(frame.length > 0 && { "frame-src": frame }),
    "manifest-src": ["'self'"],
    "connect-src": [...self, ...endpoint, ...counterOrigin, ...(used.connect ?? [])],
    "form-action": form.length > 0 ? form : ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    // React and Gatsby create a script of a Head anew as HTML, and scripts of others create further ones.
    ...(script.length === 0 && {
      "require-trusted-types-for": ["'script'"],
      "trusted-types": [webpackPolicy, loaderPolicy],
    }),
    "upgrade-insecure-requests": [],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
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
