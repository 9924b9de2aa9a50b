import type { BuildArgs } from "gatsby"
import { contentTypes } from "../content-model/schema/contentTypes"

/** What Netlify and Cloudflare Pages send by themselves for a file that no rule gives a Cache-Control. */
export const defaultCacheControl = "public, max-age=0, must-revalidate"

type Headers = Record<string, string>

/** Headers by the path of _headers that they belong to. */
export type HeadersByPath = Record<string, Headers>

/** The hosts read these files and do not hand them out. */
export const configFiles = ["/_headers", "/_redirects"]

// What no page here asks for, nor anything that it may be made to show.
const unused = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
]

const everywhere = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains", // two years
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": unused.map((feature) => `${feature}=()`).join(", "),
  // For browsers that do not know frame-ancestors.
  "X-Frame-Options": "DENY",
}

const sameOrigin = { "Cross-Origin-Resource-Policy": "same-origin" }
const crossOrigin = { "Cross-Origin-Resource-Policy": "cross-origin" }

// Of each page by itself: the editor, where there is one, needs another.
const alone = { "Cross-Origin-Opener-Policy": "same-origin", ...sameOrigin }
const pages = contentTypes.flatMap((shape) => shape.meta()?.address ?? [])

// Gatsby puts a hash of their content into the names of all scripts and styles of a production
// build and of everything in /static/. Page data, pages and what we copy from static/ have none.
const forever = { "Cache-Control": "public, max-age=31536000, immutable" } // a year

// Where two rules name the same header, the hosts join the values, and only Cloudflare knows how
// to take one back. So no two rules here may give the same header to one address; everything that
// is not kept for ever is left to the hosts' own Cache-Control.
function published(assetsOf?: string): HeadersByPath {
  // From a delivery network, assets come to the pages from another origin: they have to be allowed
  // there, and fonts and page data by the name of who asks.
  const asset = assetsOf
    ? { ...crossOrigin, "Access-Control-Allow-Origin": new URL(assetsOf).origin }
    : sameOrigin
  return {
    "/*": everywhere,
    ...Object.fromEntries(pages.map((path) => [path, alone])),
    // Pictures: others show them as well, from a shared link or among the results of a search.
    "/static/*": { ...forever, ...asset, ...crossOrigin },
    "/page-data/*": asset,
    "/*.js": { ...forever, ...asset },
    "/*.css": { ...forever, ...asset },
  }
}

// Of Cloudflare Pages, which drops what is beyond them.
const mostRules = 100
const longestLine = 2000 // characters

/** The address of the site whose assets this build puts on a delivery network, if it does. */
export function assetsSiteUrl({ getNodesByType }: BuildArgs) {
  const { ASSET_PREFIX, SITE_URL } = process.env
  return ASSET_PREFIX ? SITE_URL || String(getNodesByType("Website")[0].address) : undefined
}

/**
 * The text of public/_headers, which Netlify and Cloudflare Pages read; `more` by path. Throws an
 * error that names what is beyond Cloudflare's limits.
 */
export function headersFile(more: HeadersByPath = {}, assetsOf?: string) {
  const ours = published(assetsOf)
  const paths = Object.keys({ ...ours, ...more })
  if (paths.length > mostRules)
    throw new Error(`_headers: ${paths.length} rules, and Cloudflare reads ${mostRules}.`)
  return paths
    .map((path) => {
      const headers = Object.entries({ ...ours[path], ...more[path] })
      return [path, ...headers.map((header) => fitting(`  ${header.join(": ")}`))]
    })
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n")
}

function fitting(line: string) {
  if (line.length <= longestLine) return line
  throw new Error(
    `_headers: a line of ${line.length} characters, and Cloudflare reads ${longestLine}: ` +
      `${line.trim().slice(0, 60)}…`,
  )
}

export type Rule = { path: RegExp; set: [name: string, value: string][]; remove: string[] }

/** Reads the text of a _headers file. Throws an error that names the line it cannot read. */
export function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = []
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.trim()
    if (line === "" || line.startsWith("#")) continue
    if (line.startsWith("/")) {
      rules.push({ path: matcher(line), set: [], remove: [] })
      continue
    }
    const rule = rules.at(-1)
    const [, removed] = /^!\s+([\w-]+)$/.exec(line) ?? []
    const [, name, value] = /^([\w-]+)\s*:\s*(.+)$/.exec(line) ?? []
    if (rule && removed) rule.remove.push(removed)
    else if (rule && name) rule.set.push([name, value])
    else throw new Error(`_headers, line ${index + 1}: cannot read "${line}"`)
  }
  return rules
}

/** The headers that the rules give to a path, by lower-case name, as Cloudflare Pages applies them. */
export function headersFor(rules: Rule[], path: string): Record<string, string> {
  const headers = new Map<string, string>()
  for (const rule of rules.filter((candidate) => candidate.path.test(path))) {
    for (const name of rule.remove) headers.delete(name.toLowerCase())
    for (const [name, value] of rule.set) {
      const earlier = headers.get(name.toLowerCase())
      headers.set(name.toLowerCase(), earlier === undefined ? value : `${earlier}, ${value}`)
    }
  }
  return Object.fromEntries(headers)
}

function matcher(pattern: string) {
  const source = pattern
    .replace(/[\\^$.+?()[\]{}|]/g, "\\$&")
    .replaceAll("*", ".*")
    .replace(/:[A-Za-z]\w*/g, "[^/]+")
  return new RegExp(`^${source}$`)
}
