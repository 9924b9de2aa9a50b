/** @jest-environment node */
import { temporaryFolder } from "../../test/support/temporaryFolder"
import {
  parseRedirects,
  redirectsFile,
  withQuery,
  writeRedirects,
  type Redirect,
} from "./redirects"

const folder = temporaryFolder()
const { read } = folder

const write = (redirects: Redirect[], basePath = "") =>
  writeRedirects({ redirects, basePath, language: "en-GB" }, folder.at())

test("Netlify gets a forced rule, Cloudflare a rule with the slash and one without", () => {
  expect(redirectsFile([{ from: "/old/", to: "/about/" }])).toBe(
    "/old /about/ 301!\n/old /about/ 301\n/old/ /about/ 301\n",
  )
})

test("Cloudflare warns of a forced rule, so its own builds have none", () => {
  expect(redirectsFile([{ from: "/old/", to: "/about/" }], { CF_PAGES: "1" })).toBe(
    "/old /about/ 301\n/old/ /about/ 301\n",
  )
})

test("a temporary redirect is one that browsers do not keep", () => {
  const text = redirectsFile([{ from: "/sale/", to: "/", temporary: true }])
  expect(text).toBe("/sale / 302!\n/sale / 302\n/sale/ / 302\n")
})

test("parseRedirects reads what redirectsFile writes", () => {
  const text = redirectsFile([
    { from: "/old.html", to: "https://example.com/?a=1#b" },
    { from: "/a/b", to: "/services/#one", temporary: true },
  ])
  const old = { to: "https://example.com/?a=1#b", status: 301 }
  const later = { to: "/services/#one", status: 302 }
  expect([...parseRedirects(text)]).toEqual([
    ["/old.html", old],
    ["/old.html/", old],
    ["/a/b", later],
    ["/a/b/", later],
  ])
})

test("a host without redirects gets a page that redirects", () => {
  write([
    { from: "/old/", to: "/about/" },
    { from: "/old/page.html", to: 'https://example.com/?a=1&b="<' },
  ])
  expect(read("old/index.html")).toContain('content="0; url=/about/"')
  expect(read("old/index.html")).toContain('<html lang="en-GB">')
  expect(read("old/page.html")).toContain('url=https://example.com/?a=1&amp;b=&quot;&lt;"')
  write([{ from: "/old/", to: "/contact/" }])
  expect(read("old/index.html")).toContain("url=/contact/")
})

test("a target with patterns of String.replace is written unchanged", () => {
  const to = "https://example.com/$&/$1/$$/$`/$'"
  write([{ from: "/old/", to }])
  expect(parseRedirects(read("_redirects")).get("/old/")?.to).toBe(to)
  expect(read("old/index.html")).toContain(`<a href="${to.replaceAll("&", "&amp;")}">`)
})

test("targets are below the path prefix", () => {
  write([{ from: "/old/", to: "/about/" }], "/shop")
  expect(read("_redirects")).toContain("/old/ /shop/about/ 301\n")
  expect(read("old/index.html")).toContain("url=/shop/about/")
})

test("a redirect never replaces a page of the build", () => {
  folder.write("about/index.html", "<h1>About</h1>")
  expect(() => write([{ from: "/about", to: "/" }])).toThrow('from "/about" would replace')
  expect(read("about/index.html")).toBe("<h1>About</h1>")
})

test("without redirects the file is empty", () => {
  write([])
  expect(read("_redirects")).toBe("")
})

test.each([
  ["/new/", "?a=1", "/new/?a=1"],
  ["/new/#part", "?a=1", "/new/?a=1#part"],
  ["/new/?b=2#part", "?a=1", "/new/?b=2#part"],
  ["/new/#part", "", "/new/#part"],
])("%s with the query '%s' is %s", (to, query, expected) => {
  expect(withQuery(to, query)).toBe(expected)
})
