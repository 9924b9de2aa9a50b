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
  ["/static/app-3c0f4f0e8b6a.js", { ...immutable, ...crossOrigin }],
  // A file of the owner keeps its name when it changes.
  ["/widget.js", {}],
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
  ["/static/app-3c0f4f0e8b6a.js", { ...immutable, ...cors }],
])("with assets on a delivery network, %s has headers for it", (path, own) => {
  const assetsSiteUrl = "https://www.example.com/some/path"
  const text = headersFile({ "/about/": pageHeaders }, { assetsSiteUrl, httpsOnSubdomains: true })
  const hsts = { "strict-transport-security": "max-age=63072000; includeSubDomains" }
  expect(headersOf(text, path)).toEqual({ ...allFiles, ...hsts, ...own })
})

test("rules beyond the limits of Cloudflare are an error", () => {
  const rule = { "X-A": "1" }
  const ofEachBuild = parseHeaders(headersFile()).length
  const fill = (length: number, ifRoom = {}) => {
    const paths = Array.from({ length: length - ofEachBuild }, (_, index) => `/${index}/`)
    return headersFile(Object.fromEntries(paths.map((path) => [path, rule])), {}, ifRoom)
  }
  expect(() => fill(101)).toThrow("101 rules")
  expect(parseHeaders(fill(100, { "/more/": rule }))).toHaveLength(100)
  expect(headersOf(fill(99, { "/more/": rule }), "/more/")).toHaveProperty("x-a")
  expect(() => headersFile({ "/a/": { "X-A": "1".repeat(1993) } })).not.toThrow()
  expect(() => headersFile({ "/a/": { "X-A": "1".repeat(1994) } })).toThrow("X-A: 1")
})

test.each([
  ["an asterisk matches anything", "/b/b.js", { "x-kind": "script", "x-b": "1" }],
  ["a point matches a point only", "/b/bxjs", {}],
  ["the values of a repeated header are joined", "/a/b.js", { "x-kind": "script", "x-b": "1, 2" }],
])("%s", (_, path, headers) => {
  const text = "/*.js\n  X-Kind: script\n  X-B: 1\n\n/a*\n  x-b: 2"
  expect(headersOf(text, path)).toEqual(headers)
})
