import { leadsOf, literal, rulesOf, typesOf, withCharset, type BuiltSite } from "./builtSite"
import { defaultCacheControl, configFiles } from "../../plugins/hosting/headers"
import { withQuery } from "../../plugins/hosting/redirects"

const quoted = (text: string) => literal(text, /["`{}\\]/)

const block = (head: string, lines: string[]) => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  "}",
]

const cacheControl = `header Cache-Control "${defaultCacheControl}"`
const compressed = "precompressed br gzip"

/** A Caddyfile for what public/ holds, at /srv/www and the path prefix, if there is one. */
export function caddyfile(site: BuiltSite) {
  // Caddy asks the machine on which it runs, and many know no AVIF.
  const types = typesOf(site).flatMap(([ending, type]) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type "${withCharset(type)}"`,
  ])
  const headers = rulesOf(site).flatMap(({ addresses, set }, index) => [
    `@rule${index} path_regexp ${addresses}`,
    ...set.map(([name, value]) => `header @rule${index} ${name} ${quoted(value)}`),
  ])
  const leads = leadsOf(site).map(
    ({ from, status, to }) =>
      `redir ${from} ${quoted(to).replace(to, withQuery(to, "{site_query}"))} ${status}`,
  )
  const hidden = `hide ${configFiles.map((file) => file.slice(1)).join(" ")}`
  const lines = [
    "root * /srv/www",
    ...block("map {query} {site_query}", ['"" ""', 'default "?{query}"']),
    ...block("route", [
      cacheControl,
      ...types,
      ...headers,
      ...leads,
      ...block("file_server", [compressed, hidden]),
    ]),
    ...block("handle_errors", [
      cacheControl,
      `header Content-Type "${withCharset("text/html")}"`,
      `rewrite * ${site.prefix}/404.html`,
      ...block("file_server", [compressed]),
    ]),
  ]
  return [...block(":80", lines), ""].join("\n")
}
