import { existsSync, readFileSync, statSync } from "node:fs"
import { listFiles } from "../../scripts/lib/files"
import { textBelow } from "../../e2e/support/builds/builds"
import { routes, site } from "../../e2e/support/content"
import { headersFor, defaultCacheControl, parseHeaders } from "../../plugins/hosting/headers"
import { readStaticFiles } from "../../plugins/content-model/read/staticFiles"
import { isReserved } from "../../plugins/content-model/validate/rules/redirects"
import { builtPages, readBuilt } from "./builtPages"

const rules = parseHeaders(readBuilt("_headers"))
const files = listFiles("public").map((file) => `/${file}`)

test.each([
  ["scripts", /^\/[\w-]+\.js$/, "public, max-age=31536000, immutable"],
  ["images", /^\/static\/.+\.(avif|webp|png|svg)$/, "public, max-age=31536000, immutable"],
  ["fonts", /^\/static\/.+\.woff2$/, "public, max-age=31536000, immutable"],
  ["pages", /\/(index|404)\.html$/, defaultCacheControl],
  ["page data", /^\/page-data\/.+\.json$/, defaultCacheControl],
  ["files at fixed addresses", /^\/(favicon\.\w+|robots\.txt|sitemap\.xml)$/, defaultCacheControl],
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

// e2e/loading/budgets.spec.ts measures the other pages.
test.each(builtPages.filter(({ content }) => "sections" in content))(
  "$path has no script but 3 kB in the page",
  ({ document }) => {
    const scripts = [...document.querySelectorAll("script:not([type='application/ld+json'])")]
    expect(scripts.filter((script) => script.hasAttribute("src"))).toEqual([])
    expect(scripts.map(({ textContent }) => textContent).join("").length).toBeLessThan(3000)
  },
)

test.each(builtPages)("the footer of $path shows the year of the build", ({ document }) => {
  const year = String(statSync("public/index.html").mtime.getUTCFullYear())
  const copyright = site.footer.copyright.replace("{year}", year)
  expect(document.querySelector("footer")?.textContent).toContain(copyright)
})

test.each(builtPages)("$path has both live regions, and they are empty", ({ document }) => {
  // Gatsby's own region for navigation has no role.
  const regions = document.querySelectorAll("[role][aria-live]")
  const describe = (region: Element) =>
    ["role", "aria-live"].map((name) => region.getAttribute(name))
  expect([...regions].map(describe)).toEqual([
    ["status", "polite"],
    ["alert", "assertive"],
  ])
  expect([...regions].map(({ innerHTML }) => innerHTML)).toEqual(["", ""])
})

const builtText = [".html", ".js", "_headers"].map((ending) => textBelow("public", ending)).join()

test("no picture is offered in a larger format first", () => {
  const size = (file: string) => statSync(`public${file}`).size
  const offers = builtPages.flatMap(({ document }) =>
    [...document.querySelectorAll("picture")].map((picture) =>
      [...picture.querySelectorAll("[srcset]")].map((element) =>
        (element.getAttribute("srcset") ?? "").split(",").map((file) => file.trim().split(" ")[0]),
      ),
    ),
  )
  expect(offers.flat(2).length).toBeGreaterThan(0)
  const isLarger = (file: string, later?: string) => later && size(file) > size(later)
  const larger = offers.flatMap(([first, second = []]) =>
    first.filter((file, index) => isLarger(file, second[index])),
  )
  expect(larger).toEqual([])
})

test("the files of static/ are in the build as they are", () => {
  const isSame = (name: string) =>
    existsSync(`public${name}`) &&
    readFileSync(`public${name}`).equals(readFileSync(`static${name}`))
  expect(readStaticFiles("static").filter((name) => !isSame(name))).toEqual([])
})

test("a build without a configured editor contains no part of it", () => {
  expect(existsSync("public/admin")).toBe(false)
  expect(builtText).not.toMatch(/admin/i)
})

test("the build contains nothing of the development server's error overlay", () => {
  const overlay = /__content-report|last good content/
  expect(readFileSync("plugins/content-model/gatsby/dev/errorOverlay.ts", "utf8")).toMatch(overlay)
  expect(builtText).not.toMatch(overlay)
})

test("content cannot redirect from a file of the build", () => {
  const others = files.filter((file) => !/\/(index|404)\.html$|\.(br|gz)$/.test(file))
  expect(others.filter((file) => !isReserved(file))).toEqual([])
})

// In a grid or a row, WebKit takes a list without markers for a group. In <nav> it does not.
test.each(builtPages)("each list of $path has the role of a list", ({ document }) => {
  const lists = [...document.querySelectorAll("ul, ol")].filter((list) => !list.closest("nav"))
  expect(lists.map((list) => list.getAttribute("role"))).toEqual(lists.map(() => "list"))
})

// Firefox judges it by `default-src`, which allows nothing.
test("no script adds a link that prefetches", () => {
  const scripts = files.filter((file) => /^\/[\w-]+\.js$/.test(file))
  expect(scripts.filter((file) => readBuilt(file).includes('"prefetch"'))).toEqual([])
})
