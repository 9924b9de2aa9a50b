import { temporaryFolder } from "../../test/support/temporaryFolder"
import { parseRedirects, redirectsFile, writeRedirects, type Redirect } from "./redirects"

const folder = temporaryFolder()
const { read } = folder
const write = (redirects: Redirect[], basePath = "") =>
  writeRedirects({ redirects, basePath, language: "en-GB" }, folder.at())

const old = { from: "/old/", to: "/about/" }

// Cloudflare warns of a forced rule, so its own builds have none. Browsers do not keep a 302.
test("Netlify gets a forced rule, Cloudflare a rule with the slash and one without", () => {
  const lines = "/old /about/ 301\n/old/ /about/ 301\n"
  expect(redirectsFile([old])).toBe(`/old /about/ 301!\n${lines}`)
  expect(redirectsFile([old], { CF_PAGES: "1" })).toBe(lines)
  const temporary = redirectsFile([{ ...old, temporary: true }], { WORKERS_CI: "1" })
  expect(temporary).toBe(lines.replaceAll("301", "302"))

  const text = redirectsFile([
    { from: "/old.html", to: "https://example.com/?a=1#b" },
    { from: "/a/b", to: "/services/#one", temporary: true },
  ])
  const redirects = parseRedirects(text)
  expect(redirects.get("/old.html")).toEqual({ to: "https://example.com/?a=1#b", status: 301 })
  expect(redirects.get("/a/b/")).toEqual({ to: "/services/#one", status: 302 })
})

test("a host without redirects gets a page that redirects", () => {
  write([old, { from: "/old/page.html", to: 'https://example.com/?a=1&b="<' }])
  expect(read("old/index.html")).toContain('content="0; url=/about/"')
  expect(read("old/index.html")).toContain('<html lang="en-GB">')
  expect(read("old/page.html")).toContain('url=https://example.com/?a=1&amp;b=&quot;&lt;"')
  write([{ from: "/old/", to: "/contact/" }])
  expect(read("old/index.html")).toContain("url=/contact/")
  write([])
  expect(read("_redirects")).toBe("")
})

test("a target is below the path prefix, and written unchanged", () => {
  const to = "/about/$&/$1/$$/$`/$'"
  write([{ from: "/old/", to }], "/shop")
  expect(parseRedirects(read("_redirects")).get("/old/")?.to).toBe(`/shop${to}`)
  expect(read("old/index.html")).toContain(`<a href="/shop${to.replaceAll("&", "&amp;")}">`)
})

test("a redirect never replaces a page of the build", () => {
  folder.write("about/index.html", "<h1>About</h1>")
  expect(() => write([{ from: "/about", to: "/" }])).toThrow('from "/about" would replace')
  expect(read("about/index.html")).toBe("<h1>About</h1>")
})
