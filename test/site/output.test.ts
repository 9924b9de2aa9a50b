import { transformSync } from "esbuild"
import { existsSync, readFileSync, statSync } from "node:fs"
import { readSettings } from "../../plugins/content-editor/backends/git/settings"
import { listFiles } from "../../plugins/hosting/output/listFiles"
import { textBelow } from "../../e2e/support/builds/builds"
import { pages, routes, site, ventures } from "../../e2e/support/content"
import { headersFor, defaultCacheControl, parseHeaders } from "../../plugins/hosting/headers"
import { readStaticFiles } from "../../plugins/content-model/read/readContentFolder"
import { isReserved } from "../../plugins/content-model/validate/rules/redirects"
import { builtPages, readBuilt } from "./builtPages"

const rules = parseHeaders(readBuilt("_headers"))
const files = listFiles("public").map((file) => `/${file}`)
const staticFiles = readStaticFiles("static")
const scripts = files.filter((file) => /^\/static\/[\w-]+\.js$/.test(file))

test.each([
  ["scripts, images and fonts", /^\/static\/.+\.\w+$/, "public, max-age=31536000, immutable"],
  ["pages", /\/(index|404)\.html$/, defaultCacheControl],
  ["page data", /^\/page-data\/.+\.json$/, defaultCacheControl],
])("%s have the right Cache-Control header", (_, pattern, expected) => {
  const matching = files.filter((file) => pattern.test(file))
  expect(matching.length).toBeGreaterThan(0)
  for (const file of matching) {
    const headers = { "cache-control": defaultCacheControl, ...headersFor(rules, file) }
    expect([file, headers["cache-control"]]).toEqual([file, expected])
  }
})

test.each(routes)("$path may not be framed, and its policy fits into a header line", ({ path }) => {
  const policy = headersFor(rules, path)["content-security-policy"]
  expect(policy).toContain("frame-ancestors 'none'")
  // Cloudflare Pages ignores the rest of a longer line.
  expect(`  Content-Security-Policy: ${policy}`.length).toBeLessThan(2000)
})

// Of the fixed pages, e2e/loading/budgets.spec.ts measures all that they load.
test.each(builtPages)(
  "$path loads no script before a visitor acts, and has the year of the build",
  (page) => {
    const { document } = page
    // That which counts visits is of another kind: it is async.
    expect([...document.querySelectorAll("script[src]:not([async]), [as=script]")]).toEqual([])
    const year = String(statSync("public/index.html").mtime.getUTCFullYear())
    const copyright = site.footer.copyright.replace("{year}", year)
    expect(document.querySelector("footer")?.textContent).toContain(copyright)
  },
)

test.each(builtPages)("$path has both live regions, and its lists the role of a list", (page) => {
  const { document } = page
  // Gatsby's own region for navigation has no role.
  const regions = [...document.querySelectorAll("[role][aria-live]")].map((region) => [
    ...["role", "aria-live"].map((name) => region.getAttribute(name)),
    region.innerHTML,
  ])
  expect(regions).toEqual([
    ["status", "polite", ""],
    ["alert", "assertive", ""],
  ])
  // In a grid or a row, WebKit takes a list without markers for a group. In <nav> it does not.
  const lists = [...document.querySelectorAll("ul, ol")].filter((list) => !list.closest("nav"))
  expect(lists.filter((list) => list.getAttribute("role") !== "list")).toEqual([])
})

const fixedPages = builtPages.filter(({ path }) => pages.some((one) => one.path === path))

test.each(fixedPages)("$path has its heading first, and named lists of links", ({ document }) => {
  const headings = [...document.querySelectorAll("h1, h2, h3")].map(({ localName }) => localName)
  expect([headings.indexOf("h1"), headings.lastIndexOf("h1")]).toEqual([0, 0])
  const { linksTitle, servicesTitle } = site.footer
  const names = [...document.querySelectorAll("nav")].map((nav) => {
    const heading = document.getElementById(nav.getAttribute("aria-labelledby") ?? "")
    return nav.getAttribute("aria-label") ?? heading?.textContent
  })
  const ofVentures = ventures.length > 0 ? [servicesTitle] : []
  expect(names).toEqual([site.navigation.label, linksTitle, ...ofVentures])
})

test.each(fixedPages)("$path loads its first picture at once, the others later", ({ document }) => {
  const pictures = [...document.querySelectorAll("main picture img")].map((image) =>
    ["loading", "fetchpriority"].map((name) => image.getAttribute(name)).join(" "),
  )
  expect(pictures).toEqual(pictures.map((_, index) => (index ? "lazy auto" : "eager high")))
})

test("the files of static/ are in the build as they are", () => {
  const isSame = (name: string) =>
    existsSync(`public${name}`) &&
    readFileSync(`public${name}`).equals(readFileSync(`static${name}`))
  expect(staticFiles.filter((name) => !isSame(name))).toEqual([])
})

const builtCode = [".js", "_headers"].map((ending) => textBelow("public", ending)).join()

test("a build contains the editor only if one is configured", () => {
  const isConfigured = readSettings(process.env) !== undefined
  expect(existsSync("public/admin")).toBe(isConfigured)
  expect(isConfigured || !/\badmin\b/i.test(builtCode)).toBe(true)
})

test("content cannot redirect from a file of the build", () => {
  const written = files.filter((file) => !staticFiles.includes(file))
  const others = written.filter((file) => !/\/(index|404)\.html$/.test(file))
  expect(others.filter((file) => !isReserved(file))).toEqual([])
})

// Firefox judges it by `default-src`, which allows nothing.
test("no script adds a link that prefetches", () => {
  expect(scripts.filter((file) => readBuilt(file).includes('"prefetch"'))).toEqual([])
})

test("each browser of browserslist can parse each script", () => {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8"))
  const browsers = browserslist.map((line: string) => line.replace("ios_saf", "ios").split(" >= "))
  const target = browsers.flatMap(([name, oldest]: string[]) =>
    /^(chrome|edge|firefox|safari|ios)$/.test(name) ? name + oldest : [],
  )
  expect(target).toHaveLength(5)
  for (const file of scripts) {
    const built = readBuilt(file)
    const codeFor = (to: string | string[]) => transformSync(built, { target: to }).code
    expect(codeFor(target)).toBe(codeFor("esnext"))
  }
})
