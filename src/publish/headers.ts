import { files } from "../model/content"

/** What Netlify and Cloudflare Pages send by themselves for a file that no rule gives a Cache-Control. */
export const hostsCacheControl = "public, max-age=0, must-revalidate"

type Headers = Record<string, string>

const everywhere = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains", // two years
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
  "X-Frame-Options": "DENY",
}

// Of each page by itself: the editor, where there is one, needs another.
const alone = { "Cross-Origin-Opener-Policy": "same-origin" }
const pages = files.flatMap((shape) => shape.meta()?.address ?? [])

// Gatsby puts a hash of their content into the names of all scripts and styles of a production
// build and of everything in /static/. Page data, pages and what we copy from static/ have none.
const forever = { "Cache-Control": "public, max-age=31536000, immutable" } // a year

// Where two rules name the same header, the hosts join the values, and only Cloudflare knows how
// to take one back. So no two rules here may give a Cache-Control to the same address; everything
// that is not kept for ever is left to the hosts' own value.
const published: Record<string, Headers> = {
  "/*": everywhere,
  ...Object.fromEntries(pages.map((path) => [path, alone])),
  "/static/*": forever,
  "/*.js": forever,
  "/*.css": forever,
}

/** The text of public/_headers, which Netlify and Cloudflare Pages read; `more` by path. */
export function headersFile(more: Record<string, Headers> = {}) {
  const paths = Object.keys({ ...published, ...more })
  return paths
    .map((path) => ({ path, headers: { ...published[path], ...more[path] } }))
    .map(({ path, headers }) => [path, ...Object.entries(headers).map((line) => line.join(": "))])
    .map((lines) => `${lines.join("\n  ")}\n`)
    .join("\n")
}

type Rule = { path: string; set: [name: string, value: string][]; remove: string[] }

/** Reads the text of a _headers file. Throws an error that names the line it cannot read. */
export function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = []
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.trim()
    if (line === "" || line.startsWith("#")) continue
    if (line.startsWith("/")) {
      rules.push({ path: line, set: [], remove: [] })
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
  for (const rule of rules.filter((candidate) => matcher(candidate.path).test(path))) {
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
