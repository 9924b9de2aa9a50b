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
  const paths = [
    "/",
    "/about/",
    "/app-1a2b.js",
    "/app.1a2b.css",
    "/static/a/b/c.webp",
    "/page-data/app-data.json",
  ]
  for (const text of [headersFile(), headersFile({}, "https://www.example.com")])
    for (const path of paths) {
      const names = parseHeaders(text)
        .filter((rule) => rule.path.test(path))
        .flatMap(({ set }) => set.map(([name]) => name))
      expect(names).toEqual([...new Set(names)])
    }
})

test("pages, their data and scripts are for this site alone, pictures for everybody", () => {
  for (const path of ["/", "/about/", "/page-data/app-data.json", "/app-1a2b.js", "/app.1a2b.css"])
    expect(headersFor(rules, path)["cross-origin-resource-policy"]).toBe("same-origin")
  expect(headersFor(rules, "/static/4f1c/share.jpg")["cross-origin-resource-policy"]).toBe(
    "cross-origin",
  )
  for (const path of ["/", "/static/a.woff2", "/app-1a2b.js", "/page-data/app-data.json"])
    expect(headersFor(rules, path)).not.toHaveProperty("access-control-allow-origin")
})

test("on a delivery network the site may use its assets, and its pages stay its own", () => {
  const text = headersFile({}, "https://www.example.com/some/path")
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

test("what Cloudflare would drop is not published", () => {
  const rule = { "X-A": "1" }
  const rulesTooMany = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`/${n}/`, rule]))
  expect(() => headersFile(rulesTooMany)).toThrow(
    /^_headers: 1\d\d rules, and Cloudflare reads 100/,
  )
  expect(() => headersFile({ "/a/": { "X-A": "1".repeat(1993) } })).not.toThrow()
  expect(() => headersFile({ "/a/": { "X-A": "1".repeat(1994) } })).toThrow(
    /^_headers: a line of 2001 characters.*X-A: 1/,
  )
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
