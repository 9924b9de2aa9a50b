/** @jest-environment node */
import { pageHeaders } from "./headerRules"
import { headersFile, headersFor, parseHeaders } from "./headers"

const pages = Object.fromEntries(
  ["/", "/about/", "/services/", "/contact/"].map((path) => [path, pageHeaders]),
)
const rules = parseHeaders(headersFile(pages))

function headersOf(text: string, path: string) {
  return headersFor(parseHeaders(text), path)
}

test("every path has the security headers", () => {
  for (const path of [
    "/",
    "/about/",
    "/page-data/index/page-data.json",
    "/static/a.avif",
    "/x.js",
    "/price-list.pdf",
  ])
    expect(headersFor(rules, path)).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "x-frame-options": "DENY",
    })
})

test("each page isolates its window; the editor may allow login windows", () => {
  for (const path of ["/", "/about/", "/services/", "/contact/"])
    expect(headersFor(rules, path)["cross-origin-opener-policy"]).toBe("same-origin")
  const text = headersFile({ "/admin/*": { "Cross-Origin-Opener-Policy": "unsafe-none" } })
  expect(headersOf(text, "/admin/")["cross-origin-opener-policy"]).toBe("unsafe-none")
})

test("files with a hash in their name are immutable", () => {
  for (const path of [
    "/app-3c0f4f0e8b6a3a6bd4c3.js",
    "/component---src-pages-about-tsx-2b8f.js",
    "/styles.0a1b2c.css",
    "/static/4f1c/2d3e/workshop.avif",
    "/static/instrument-sans-latin-8a7b.woff2",
  ])
    expect(headersFor(rules, path)["cache-control"]).toBe("public, max-age=31536000, immutable")
})

test("pages, page data and files of static/ keep the Cache-Control of the host", () => {
  for (const path of ["/", "/about/", "/page-data/app-data.json", "/favicon.svg", "/404.html"])
    expect(headersFor(rules, path)).not.toHaveProperty("cache-control")
})

test("no two rules set the same header for one path", () => {
  const paths = [
    "/",
    "/about/",
    "/app-1a2b.js",
    "/app.1a2b.css",
    "/static/a/b/c.webp",
    "/page-data/app-data.json",
    "/static/a/logo.svg",
    "/price-list.pdf",
  ]
  for (const text of [headersFile(pages), headersFile(pages, "https://www.example.com")])
    for (const path of paths) {
      const names = parseHeaders(text)
        .filter((rule) => rule.path.test(path))
        .flatMap(({ set }) => set.map(([name]) => name))
      expect(names).toEqual([...new Set(names)])
    }
})

test("only images may be loaded by other sites", () => {
  for (const path of ["/", "/about/", "/page-data/app-data.json", "/app-1a2b.js", "/app.1a2b.css"])
    expect(headersFor(rules, path)["cross-origin-resource-policy"]).toBe("same-origin")
  expect(headersFor(rules, "/static/4f1c/share.jpg")["cross-origin-resource-policy"]).toBe(
    "cross-origin",
  )
  for (const path of ["/", "/static/a.woff2", "/app-1a2b.js", "/page-data/app-data.json"])
    expect(headersFor(rules, path)).not.toHaveProperty("access-control-allow-origin")
})

test("on a delivery network, assets allow the site's origin, and pages stay same-origin", () => {
  const text = headersFile(pages, "https://www.example.com/some/path")
  for (const path of ["/static/a.woff2", "/app-1a2b.js", "/app.css", "/page-data/app-data.json"])
    expect(headersOf(text, path)).toMatchObject({
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "https://www.example.com",
    })
  expect(headersOf(text, "/about/")).toMatchObject({
    "cross-origin-resource-policy": "same-origin",
  })
  expect(headersOf(text, "/about/")).not.toHaveProperty("access-control-allow-origin")
})

test("an SVG runs no script when it is opened by itself", () => {
  for (const path of ["/logo.svg", "/downloads/plan.svg", "/static/4f1c/logo.svg"])
    expect(headersFor(rules, path)["content-security-policy"]).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
})

test("a PDF has no policy, which would hide it in Safari", () => {
  expect(headersFor(rules, "/price-list.pdf")).not.toHaveProperty("content-security-policy")
})

test("rules beyond the limits of Cloudflare are an error", () => {
  const rule = { "X-A": "1" }
  const tooManyRules = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`/${n}/`, rule]))
  expect(() => headersFile(tooManyRules)).toThrow(
    /^_headers: 1\d\d rules, and Cloudflare reads 100/,
  )
  expect(() => headersFile({ "/a/": { "X-A": "1".repeat(1993) } })).not.toThrow()
  expect(() => headersFile({ "/a/": { "X-A": "1".repeat(1994) } })).toThrow(
    /^_headers: a line of 2001 characters.*X-A: 1/,
  )
})

test("an asterisk matches anything, slashes too", () => {
  const text = "/static/*\n  X-Kind: static\n"
  expect(headersOf(text, "/static/a/b.png")).toEqual({ "x-kind": "static" })
  expect(headersOf(text, "/static")).toEqual({})
  expect(headersOf("/*.js\n  X-Kind: script", "/a/b.js")).toEqual({ "x-kind": "script" })
  expect(headersOf("/*.js\n  X-Kind: script", "/a/bxjs")).toEqual({})
})

test("a placeholder matches one segment of a path", () => {
  const text = "/services/:name/\n  X-Kind: service"
  expect(headersOf(text, "/services/coaching/")).toEqual({ "x-kind": "service" })
  expect(headersOf(text, "/services/coaching/more/")).toEqual({})
})

test("rules accumulate; the values of a header that is set twice are joined by a comma", () => {
  const text = "/*\n  X-Robots-Tag: noindex\n  X-A: 1\n\n/about/\n  x-robots-tag: nosnippet"
  expect(headersOf(text, "/about/")).toEqual({ "x-robots-tag": "noindex, nosnippet", "x-a": "1" })
})

test("an exclamation mark removes a header that earlier rules set", () => {
  const text = "/*\n  X-A: 1\n\n/*.jpg\n  ! X-A\n  X-A: 2\n\n/*.png\n  ! X-A"
  expect(headersOf(text, "/a.jpg")).toEqual({ "x-a": "2" })
  expect(headersOf(text, "/a.png")).toEqual({})
  expect(headersOf(text, "/a.gif")).toEqual({ "x-a": "1" })
})

test("comments, empty lines, Windows line ends and colons in values are read", () => {
  const text = "# all\r\n/*\r\n\r\n  # one\r\n  Link: <https://a.example/>; rel=x\r\n"
  expect(headersOf(text, "/")).toEqual({ link: "<https://a.example/>; rel=x" })
})

test("an error names the line that cannot be read", () => {
  expect(() => parseHeaders("/*\n  X-A: 1\n  nonsense")).toThrow('line 3: cannot read "nonsense"')
  expect(() => parseHeaders("  X-A: 1")).toThrow('line 1: cannot read "X-A: 1"')
})
