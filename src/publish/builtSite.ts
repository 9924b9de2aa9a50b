import { readdirSync, readFileSync, statSync } from "node:fs"
import { extname, join } from "node:path"
import { configFiles, parseHeaders, type Rule } from "../../plugins/hosting/headers"
import { parseRedirects } from "../../plugins/hosting/redirects"

/** What a server's configuration is made of: the same files that Netlify and Cloudflare Pages read. */
export type BuiltSite = {
  prefix: string
  rules: Rule[]
  /** Where each address that is gone leads. */
  redirects: Map<string, string>
  /** What is to be sent, as paths below the folder with forward slashes, sorted. */
  files: string[]
}

export function builtSiteIn(folder: string, prefix: string): BuiltSite {
  const read = (file: string) => readFileSync(join(folder, file), "utf8")
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !configFiles.includes(`/${file}`))
    .toSorted()
  return {
    prefix,
    rules: parseHeaders(read("_headers")),
    redirects: parseRedirects(read("_redirects")),
    files,
  }
}

/** Where each address leads that is no file, as browsers ask for it: a page has one address only. */
export function leadsOf({ prefix, files, redirects }: BuiltSite) {
  const pages = files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.slice(0, -"index.html".length)}`)
    .filter((page) => !redirects.has(page))
  const spellings = (page: string) => [`${page}index.html`, page.slice(0, -1)]
  return [
    ...pages.flatMap((page) =>
      spellings(prefix + page)
        .filter(Boolean)
        .map((from) => ({ from, status: 308, to: prefix + page })),
    ),
    ...[...redirects].map(([from, to]) => ({ from: prefix + from, status: 301, to })),
  ]
}

/** The rules of _headers, each as a regular expression of the addresses for which browsers ask. */
export const rulesOf = ({ prefix, rules }: BuiltSite) =>
  rules.map(({ path, set }) => ({
    addresses: path.source.replace("^", `^${prefix.replaceAll(".", "\\.")}`),
    set,
  }))

/** A text in the quotes of a configuration. @throws where it holds a sign that says more there. */
export function literal(text: string, signs: RegExp) {
  if (!signs.test(text)) return `"${text}"`
  throw new Error(`A server's configuration cannot hold ${text}`)
}

const types: Record<string, string> = {
  avif: "image/avif",
  css: "text/css",
  gif: "image/gif",
  html: "text/html",
  ico: "image/vnd.microsoft.icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript",
  json: "application/json",
  map: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
}

/** A type as a Content-Type says it of UTF-8. */
export const withCharset = (type: string) =>
  /^text\/|^application\/(manifest\+)?json$/.test(type) ? `${type}; charset=utf-8` : type

/** The type of each ending that a file of the site has. @throws where one is not known. */
export function typesOf({ files }: BuiltSite) {
  const endings = files
    .map((file) => extname(file).slice(1))
    .filter((ending) => !/^(br|gz)$/.test(ending))
  return [...new Set(endings)].map((ending): [string, string] => {
    if (Object.hasOwn(types, ending)) return [ending, types[ending]]
    throw new Error(`src/publish/builtSite.ts knows no type for files that end in ".${ending}".`)
  })
}
