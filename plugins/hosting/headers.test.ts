/** @jest-environment node */
import { pageHeaders } from "./headerRules"
import { headersFile, headersFor, parseHeaders } from "./headers"

const headersOf = (text: string, path: string) => headersFor(parseHeaders(text), path)

const allFiles = {
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": expect.stringMatching(/^accelerometer=\(\), camera=\(\), .*=\(\)$/),
  "x-frame-options": "DENY",
}
const sameOrigin = { "cross-origin-resource-policy": "same-origin" }
const crossOrigin = { "cross-origin-resource-policy": "cross-origin" }
const cors = { ...crossOrigin, "access-control-allow-origin": "https://www.example.com" }
const page = { "cross-origin-opener-policy": "same-origin", ...sameOrigin }
const immutable = { "cache-control": "public, max-age=31536000, immutable" }
const inert = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

// A header that two rules set would have two values, joined by a comma.
test.each([
  ["/about/", page],
  ["/page-data/app-data.json", sameOrigin],
  ["/app-3c0f4f0e8b6a.js", { ...immutable, ...sameOrigin }],
  ["/styles.0a1b2c.css", { ...immutable, ...sameOrigin }],
  ["/static/4f1c/share.jpg", { ...immutable, ...crossOrigin }],
  ["/static/4f1c/logo.svg", { ...immutable, ...crossOrigin, ...inert }],
  ["/shop/LOGO.SVG", inert],
  // A policy would hide a PDF in Safari.
  ["/price-list.pdf", {}],
])("%s has its own headers and those of every file", (path, headers) => {
  expect(headersOf(headersFile({ "/about/": pageHeaders }), path)).toEqual({
    ...allFiles,
    ...headers,
  })
})

test.each([
  ["/about/", page],
  ["/page-data/app-data.json", cors],
  ["/app.css", { ...immutable, ...cors }],
  ["/static/a.woff2", { ...immutable, ...cors }],
])(
  "with assets on a delivery network, %s has headers for CORS unless it is a page",
  (path, own) => {
    const assetsSiteUrl = "https://www.example.com/some/path"
    const text = headersFile({ "/about/": pageHeaders }, { assetsSiteUrl })
    expect(headersOf(text, path)).toEqual({ ...allFiles, ...own })
  },
)

test("HSTS includes subdomains only where content says so", () => {
  const text = headersFile({}, { httpsOnSubdomains: true })
  expect(text).toContain("  Strict-Transport-Security: max-age=63072000; includeSubDomains\n")
})

const rule = { "X-A": "1" }
const manyRules = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, index) => [`/${index}/`, rule]))

test("rules beyond the limits of Cloudflare are an error", () => {
  const ofEachBuild = parseHeaders(headersFile()).length
  expect(() => headersFile(manyRules(100 - ofEachBuild))).not.toThrow()
  expect(() => headersFile(manyRules(101 - ofEachBuild))).toThrow("101 rules")
  expect(() => headersFile({ "/a/": { "X-A": "1".repeat(1993) } })).not.toThrow()
  expect(() => headersFile({ "/a/": { "X-A": "1".repeat(1994) } })).toThrow("X-A: 1")
})

const star = "/static/*\n  X-Kind: static\n\n/*.js\n  X-Kind: script"
const repeated = "/*\n  X-A: 1\n  X-B: 1\n\n/about/\n  x-a: 2"

test.each([
  ["an asterisk matches anything, slashes too", star, "/static/a/b.png", { "x-kind": "static" }],
  ["an asterisk can be in the middle", star, "/a/b.js", { "x-kind": "script" }],
  ["a point matches a point only", star, "/a/bxjs", {}],
  [
    "the values of a repeated header are joined",
    repeated,
    "/about/",
    { "x-a": "1, 2", "x-b": "1" },
  ],
])("%s", (_, text, path, headers) => expect(headersOf(text, path)).toEqual(headers))

test("an error names the line that cannot be read", () => {
  expect(() => parseHeaders("/*\n  X-A: 1\n  nonsense")).toThrow('line 3: cannot read "nonsense"')
  expect(() => parseHeaders("  X-A: 1")).toThrow("line 1:")
})

test("rules of composed pages are written while hosts read them", () => {
  const rules = parseHeaders(headersFile({ "/about/": rule }, {}, manyRules(300)))
  expect(rules).toHaveLength(100)
  for (const path of ["/about/", "/0/"]) expect(headersFor(rules, path)).toHaveProperty("x-a")
  expect(headersFor(rules, "/299/")).not.toHaveProperty("x-a")
})
