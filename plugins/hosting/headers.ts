import { baseHeaders, type HeadersByPath } from "./headerRules"

/** What Netlify and Cloudflare Pages send for a file without a rule for Cache-Control. */
export const defaultCacheControl = "public, max-age=0, must-revalidate"

/** Files for the host, which it does not serve. */
export const configFiles = ["/_headers", "/_redirects"]

// Limits of Cloudflare Pages, which ignores rules and lines beyond them.
const maxRules = 100
const maxLineLength = 2000 // characters

/**
 * The text of `_headers`, which Netlify and Cloudflare Pages read: the rules of every build, and
 * `more` rules. For `assetsSiteUrl` see `baseHeaders`.
 * @throws {Error} where the text exceeds a limit of Cloudflare Pages.
 */
export function headersFile(more: HeadersByPath = {}, assetsSiteUrl?: string) {
  const base = baseHeaders(assetsSiteUrl)
  const paths = Object.keys({ ...base, ...more })
  if (paths.length > maxRules)
    throw new Error(`_headers: ${paths.length} rules, and Cloudflare reads ${maxRules}.`)
  return paths
    .map((path) => {
      const headers = Object.entries({ ...base[path], ...more[path] })
      return [path, ...headers.map((header) => checkLength(`  ${header.join(": ")}`))]
    })
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n")
}

function checkLength(line: string) {
  if (line.length <= maxLineLength) return line
  throw new Error(
    `_headers: a line of ${line.length} characters, and Cloudflare reads ${maxLineLength}: ` +
      `${line.trim().slice(0, 60)}…`,
  )
}

export type Rule = { path: RegExp; set: [name: string, value: string][]; remove: string[] }

/**
 * Reads the text of a `_headers` file.
 * @throws {Error} that names the line which it cannot read.
 */
export function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = []
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.trim()
    if (line === "" || line.startsWith("#")) continue
    if (line.startsWith("/")) {
      rules.push({ path: toRegExp(line), set: [], remove: [] })
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

/** The headers of a path, by lower-case name, as Cloudflare Pages applies the rules. */
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

/** `*` matches anything, `:name` one segment of a path. */
function toRegExp(pattern: string) {
  const source = pattern
    .replace(/[\\^$.+?()[\]{}|]/g, "\\$&")
    .replaceAll("*", ".*")
    .replace(/:[A-Za-z]\w*/g, "[^/]+")
  return new RegExp(`^${source}$`)
}
