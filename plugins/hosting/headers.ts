import { baseHeaders, type HeaderOptions, type HeadersByPath } from "./headerRules"

/** What Netlify and Cloudflare Pages send for a file without a rule for Cache-Control. */
export const defaultCacheControl = "public, max-age=0, must-revalidate"

/** Files for the host, which it does not serve. */
export const configFiles = ["/_headers", "/_redirects"]

// Limits of Cloudflare Pages, which ignores rules and lines beyond them.
const maxRules = 100
const maxLineLength = 2000 // characters

/**
 * The text of `_headers`, which Netlify and Cloudflare Pages read: the rules of every build, `more`
 * rules, and as many of the rules `ifRoom` as hosts read.
 * @throws {Error} where the text exceeds a limit of Cloudflare Pages.
 */
export function headersFile(
  more: HeadersByPath = {},
  options: HeaderOptions = {},
  ifRoom: HeadersByPath = {},
) {
  const base = baseHeaders(options)
  const needed = Object.keys({ ...base, ...more })
  if (needed.length > maxRules)
    throw new Error(`_headers: ${needed.length} rules, and Cloudflare reads ${maxRules}.`)
  const paths = [...needed, ...Object.keys(ifRoom)].slice(0, maxRules)
  const rules = paths.map((path) => {
    const headers = Object.entries({ ...base[path], ...more[path], ...ifRoom[path] })
    return [path, ...headers.map((header) => checkLength(`  ${header.join(": ")}`)), ""].join("\n")
  })
  return rules.join("\n")
}

function checkLength(line: string) {
  if (line.length <= maxLineLength) return line
  const start = line.trim().slice(0, 60)
  throw new Error(
    `_headers: a line of ${line.length} characters, and Cloudflare reads ${maxLineLength}: ${start}…`,
  )
}

type Rule = { path: RegExp; set: [name: string, value: string][] }

/** Reads the text of a `_headers` file that `headersFile` has written. */
export const parseHeaders = (text: string) =>
  text.split("\n\n").map((block): Rule => {
    const [path, ...lines] = block.trim().split("\n")
    const headers = lines.map((line) => /^ *([^:]+): (.*)$/.exec(line) ?? [])
    const set = headers.map(([, name, value]): [string, string] => [name.toLowerCase(), value])
    return { path: toRegExp(path), set }
  })

/** The headers of a path, by lower-case name, as Cloudflare Pages applies the rules. */
export function headersFor(rules: Rule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const rule of rules)
    if (rule.path.test(path))
      for (const [name, value] of rule.set)
        headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  return headers
}

/** `*` matches anything. */
const toRegExp = (pattern: string) =>
  new RegExp(`^${pattern.replace(/[\\^$.+?()[\]{}|]/g, "\\$&").replaceAll("*", ".*")}$`)
