// Prints what Netlify's own parsers read in `_headers` and `_redirects`: node netlify.mjs <node_modules>
// <built site> <path> ... Jest cannot load their modules.
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const [modules = "", site = "", ...paths] = process.argv.slice(2)
const parser = pathToFileURL(join(modules, "@netlify/headers-parser/lib/index.js"))
const { parseAllHeaders } = await import(parser.href)
const { parsePlain } = createRequire(join(modules, "x"))("netlify-redirector")

const headersFiles = [join(site, "_headers")]
const { headers, errors } = await parseAllHeaders({
  headersFiles,
  configHeaders: [],
  minimal: true,
})
const matcher = await parsePlain(readFileSync(join(site, "_redirects"), "utf8"), {})
const noText = () => ""
const redirects = paths.map((path) => {
  const request = { scheme: "https", host: "site.test", path, query: "", headers: {} }
  const { to, status, force } =
    matcher.match({ ...request, cookieValues: {}, getHeader: noText, getCookie: noText }) ?? {}
  return { path, to, status, force }
})
console.log(JSON.stringify({ headers, errors, redirects }))
