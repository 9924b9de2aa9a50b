/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { builtSiteIn } from "./builtSite"
import { caddyfile } from "./caddy"
import { headersFile, headersFor, defaultCacheControl } from "../../plugins/hosting/headers"
import { nginxConf } from "./nginx"
import { redirectsFile } from "../../plugins/hosting/redirects"
import { s3Script } from "./s3"

const files = [
  "404.html",
  "about/index.html",
  "app-1a2b.js",
  "app-1a2b.js.br",
  "index.html",
  "old/index.html",
  "page-data/index/page-data.json",
  "static/1a/b's picture.avif",
  "static/1a/logo.svg",
  "favicon.svg",
]

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hosts-"))
  for (const file of files) put(file, file)
  put("_headers", headersFile())
  put("_redirects", redirectsFile([{ from: "/old/", to: "/about/#top" }]))
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** What the AWS command line would make of a file: the last filter that fits it counts. */
function uploadsOf(script: string, file: string) {
  return [...script.matchAll(/^aws s3 cp .*$/gm)]
    .map(([line]) => line)
    .filter((line) => {
      const filters = [...line.matchAll(/--(include|exclude) (["'])(.*?)\2/g)]
      const fits = (pattern: string) =>
        new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(file)
      return filters.findLast(([, , , pattern]) => fits(pattern))?.[1] === "include"
    })
    .map((line) => /--content-type '(.*?)' --cache-control '(.*?)'/.exec(line)?.slice(1))
}

test("nginx and Caddy are told every header and redirect, below the prefix", () => {
  const site = builtSiteIn(folder, "/shop")
  const [nginx, caddy] = [nginxConf(site), caddyfile(site)]
  for (const text of [nginx, caddy]) {
    for (const { set } of site.rules)
      for (const [name, value] of set)
        expect(text.includes(name) && text.includes(value)).toBe(true)
    expect(text).toContain("/shop/404.html")
    expect(text).toContain("image/avif")
  }
  expect(nginx).toContain('location = /shop/old/ { return 301 "/about/$is_args$args#top"; }')
  expect(nginx).toContain('location = /shop/about { return 308 "/shop/about/$is_args$args"; }')
  expect(caddy).toContain('redir /shop/old "/about/{site_query}#top" 301')
  // A page that is led on has no address of its own.
  expect(nginx + caddy).not.toContain("308 /shop/old/")
})

test("a bucket gets each file once, with its type and the time for which it is kept", () => {
  const site = builtSiteIn(folder, "")
  const script = s3Script(site)
  for (const file of site.files.filter((name) => !name.endsWith(".br"))) {
    const kept = headersFor(site.rules, `/${file}`)["cache-control"] ?? defaultCacheControl
    expect({ file, uploads: uploadsOf(script, file) }).toEqual({
      file,
      uploads: [[expect.stringMatching(/^\w+\/[\w+-]+(; charset=utf-8)?$/), kept]],
    })
  }
  expect(uploadsOf(script, "app-1a2b.js.br")).toEqual([])
  const lines = script.split("\n").filter((line) => line.startsWith("aws"))
  const isForever = lines.map((line) => line.includes("immutable"))
  expect(isForever).toEqual(isForever.toSorted().toReversed())
  expect(lines.filter((line) => line.includes("put-object"))).toHaveLength(1)
  expect(lines.at(-1)).toContain("--key 'old/index.html'")
  expect(lines.at(-1)).toContain("--website-redirect-location '/about/#top'")
})

test("below a prefix a bucket's files and redirects lie there too", () => {
  const script = s3Script(builtSiteIn(folder, "/shop"))
  expect(script).toContain('"s3://$BUCKET/shop" --recursive')
  expect(script).toContain("--key 'shop/old/index.html'")
})

test("a file whose type nobody has told is an error in words", () => {
  put("plan.psd", "")
  for (const make of [nginxConf, caddyfile, s3Script])
    expect(() => make(builtSiteIn(folder, ""))).toThrow('end in ".psd"')
})

test.each([
  ["nginx", nginxConf, '"; include /etc/passwd; "'],
  ["nginx", nginxConf, "$scheme"],
  ["Caddy", caddyfile, '"'],
  ["Caddy", caddyfile, "{env.SECRET}"],
])("%s is never told what would say something else to it", (_, make, value) => {
  put("_headers", `/*\n  X-Any: ${value}\n`)
  expect(() => make(builtSiteIn(folder, ""))).toThrow("cannot hold")
})
