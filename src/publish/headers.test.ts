import { headersFile, headersFor, parseHeaders } from "./headers"

const rules = parseHeaders(headersFile())

function headersOf(text: string, path: string) {
  return headersFor(parseHeaders(text), path)
}

test("every address is protected", () => {
  for (const path of ["/", "/about/", "/page-data/index/page-data.json", "/static/a.avif", "/x.js"])
    expect(headersFor(rules, path)).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "x-frame-options": "DENY",
    })
})

test("each page has its window to itself, and the editor keeps that in which one logs in", () => {
  for (const path of ["/", "/about/", "/services/", "/contact/"])
    expect(headersFor(rules, path)["cross-origin-opener-policy"]).toBe("same-origin")
  const text = headersFile({ "/admin/*": { "Cross-Origin-Opener-Policy": "unsafe-none" } })
  expect(headersOf(text, "/admin/")["cross-origin-opener-policy"]).toBe("unsafe-none")
})

test("files with a hash in their name are kept for ever", () => {
  for (const path of [
    "/app-3c0f4f0e8b6a3a6bd4c3.js",
    "/component---src-pages-about-tsx-2b8f.js",
    "/styles.0a1b2c.css",
    "/static/4f1c/2d3e/workshop.avif",
    "/static/instrument-sans-latin-8a7b.woff2",
  ])
    expect(headersFor(rules, path)["cache-control"]).toBe("public, max-age=31536000, immutable")
})

test("pages, page data and copied files are left to the hosts' own Cache-Control", () => {
  for (const path of ["/", "/about/", "/page-data/app-data.json", "/favicon.svg", "/404.html"])
    expect(headersFor(rules, path)).not.toHaveProperty("cache-control")
})

test("no two published rules give the same header to one address", () => {
  for (const path of ["/", "/about/", "/app-1a2b.js", "/app.1a2b.css", "/static/a/b/c.webp"])
    for (const value of Object.values(headersFor(rules, path)))
      expect(value).not.toMatch(/(max-age|nosniff|DENY|same-origin).*\1/)
})

test("an asterisk stands for anything, slashes too", () => {
  const text = "/static/*\n  X-Kind: static\n"
  expect(headersOf(text, "/static/a/b.png")).toEqual({ "x-kind": "static" })
  expect(headersOf(text, "/static")).toEqual({})
  expect(headersOf("/*.js\n  X-Kind: script", "/a/b.js")).toEqual({ "x-kind": "script" })
  expect(headersOf("/*.js\n  X-Kind: script", "/a/bxjs")).toEqual({})
})

test("a placeholder stands for one part of a path", () => {
  const text = "/services/:name/\n  X-Kind: service"
  expect(headersOf(text, "/services/coaching/")).toEqual({ "x-kind": "service" })
  expect(headersOf(text, "/services/coaching/more/")).toEqual({})
})

test("rules accumulate and a header that is given twice is joined by a comma", () => {
  const text = "/*\n  X-Robots-Tag: noindex\n  X-A: 1\n\n/about/\n  x-robots-tag: nosnippet"
  expect(headersOf(text, "/about/")).toEqual({ "x-robots-tag": "noindex, nosnippet", "x-a": "1" })
})

test("an exclamation mark takes back what earlier rules gave", () => {
  const text = "/*\n  X-A: 1\n\n/*.jpg\n  ! X-A\n  X-A: 2\n\n/*.png\n  ! X-A"
  expect(headersOf(text, "/a.jpg")).toEqual({ "x-a": "2" })
  expect(headersOf(text, "/a.png")).toEqual({})
  expect(headersOf(text, "/a.gif")).toEqual({ "x-a": "1" })
})

test("comments, empty lines, Windows line ends and colons in values are understood", () => {
  const text = "# all\r\n/*\r\n\r\n  # one\r\n  Link: <https://a.example/>; rel=x\r\n"
  expect(headersOf(text, "/")).toEqual({ link: "<https://a.example/>; rel=x" })
})

test("a line that cannot be read is named", () => {
  expect(() => parseHeaders("/*\n  X-A: 1\n  nonsense")).toThrow('line 3: cannot read "nonsense"')
  expect(() => parseHeaders("  X-A: 1")).toThrow('line 1: cannot read "X-A: 1"')
})
