import { leadsOf, literal, rulesOf, typesOf, type BuiltSite } from "./builtSite"
import { defaultCacheControl } from "../../plugins/hosting/headers"
import { withQuery } from "../../plugins/hosting/redirects"

const quoted = (text: string) => literal(text, /["\\$]/)
const indented = (line: string) => `  ${line}`
const variable = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`

const kept = "Cache-Control"

/** A variable for each header, by the address that was asked for; nginx leaves empty ones out. */
function variables(site: BuiltSite) {
  const values = new Map<string, string[]>([[kept, []]])
  for (const { addresses, set } of rulesOf(site))
    for (const [header, value] of set) {
      // What is not there today must not be kept for a year.
      const asked = header === kept ? addresses.replace("^", "^(2..|304) ") : addresses
      values.set(header, [...(values.get(header) ?? []), `"~${asked}" ${quoted(value)};`])
    }
  const maps = [...values].flatMap(([header, lines]) => [
    `map "${header === kept ? "$status " : ""}$site_address" ${variable(header)} {`,
    ...[`default "${header === kept ? defaultCacheControl : ""}";`, ...lines].map(indented),
    "}",
  ])
  return { maps, headers: [...values.keys()] }
}

/** A configuration of nginx for what public/ holds, at /srv/www and the path prefix, if there is one. */
export function nginxConf(site: BuiltSite) {
  const { prefix } = site
  const { maps, headers } = variables(site)
  const types = typesOf(site).map(([ending, type]) => `${type} ${ending};`)
  const server = [
    "listen 80;",
    "listen [::]:80;",
    "server_name _;",
    "root /srv/www;",
    "server_tokens off;",
    "absolute_redirect off;",
    `types { ${types.join(" ")} }`,
    "charset utf-8;",
    "charset_types text/css text/plain text/javascript application/json application/manifest+json;",
    "gzip_static on;",
    "gzip_vary on;",
    "# With the package libnginx-mod-http-brotli-static: brotli_static on;",
    "set $site_address $uri;",
    ...headers.map((header) => `add_header ${header} ${variable(header)} always;`),
    `location ${prefix}/ { try_files $uri \${uri}index.html =404; }`,
    `location ~ ^${prefix}/(_headers|_redirects)$ { return 404; }`,
    "error_page 404 @not_found;",
    `location @not_found { try_files ${prefix}/404.html =404; }`,
    ...leadsOf(site).map(
      ({ from, status, to }) =>
        `location = ${from} { return ${status} ${quoted(to).replace(to, withQuery(to, "$is_args$args"))}; }`,
    ),
  ]
  return [...maps, "server {", ...server.map(indented), "}", ""].join("\n")
}
