import { transformSync } from "esbuild"
import { existsSync, readFileSync, statSync } from "node:fs"
import { readSettings } from "../../plugins/content-editor/backends/settings"
import { listFiles } from "../../scripts/lib/files"
import { textBelow } from "../../e2e/support/builds/builds"
import { routes, site } from "../../e2e/support/content"
import { headersFor, defaultCacheControl, parseHeaders } from "../../plugins/hosting/headers"
import { readStaticFiles } from "../../plugins/content-model/read/staticFiles"
import { isReserved } from "../../plugins/content-model/validate/rules/redirects"
import { builtFile, builtPages, readBuilt } from "./builtPages"

const rules = parseHeaders(readBuilt("_headers"))
const files = listFiles("public").map((file) => `/${file}`)
const staticFiles = readStaticFiles("static")
const scripts = files.filter((file) => /^\/[\w-]+\.js$/.test(file))

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

// Of the fixed pages, e2e/loading/budgets.spec.ts measures all that they load.
test.each(builtPages)("$path loads no script before a visitor acts", ({ document }) => {
  // That which counts visits is of another kind: it is async.
  expect([...document.querySelectorAll("script[src]:not([async]), [as=script]")]).toEqual([])
})

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

test("no picture is offered in a larger format first", () => {
  const size = (file: string) => statSync(builtFile(file)).size
  const offers = builtPages.flatMap(({ document }) =>
    [...document.querySelectorAll("picture")].map((picture) =>
      [...picture.querySelectorAll("[srcset]")].map((element) =>
        String(element.getAttribute("srcset"))
          .split(/,\s+/)
          .map((candidate) => candidate.split(" ")[0]),
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
  expect(staticFiles.filter((name) => !isSame(name))).toEqual([])
})

const builtCode = [".js", "_headers"].map((ending) => textBelow("public", ending)).join()

test("a build contains the editor only if one is configured", () => {
  const isConfigured = readSettings(process.env) !== undefined
  expect(existsSync("public/admin")).toBe(isConfigured)
  expect(isConfigured || !/\badmin\b/i.test(builtCode)).toBe(true)
})

test("the build contains nothing of the development server's error overlay", () => {
  const overlay = /__content-report|last good content/
  expect(readFileSync("plugins/content-model/gatsby/dev/errorOverlay.ts", "utf8")).toMatch(overlay)
  expect(builtCode).not.toMatch(overlay)
})

test("content cannot redirect from a file of the build", () => {
  const written = files.filter((file) => !staticFiles.includes(file.replace(/\.(br|gz)$/, "")))
  const others = written.filter((file) => !/\/(index|404)\.html(\.(br|gz))?$/.test(file))
  expect(others.filter((file) => !isReserved(file))).toEqual([])
})

// In a grid or a row, WebKit takes a list without markers for a group. In <nav> it does not.
test.each(builtPages)("each list of $path has the role of a list", ({ document }) => {
  const lists = [...document.querySelectorAll("ul, ol")].filter((list) => !list.closest("nav"))
  expect(lists.map((list) => list.getAttribute("role"))).toEqual(lists.map(() => "list"))
})

// Firefox judges it by `default-src`, which allows nothing.
test("no script adds a link that prefetches", () => {
  expect(scripts.filter((file) => readBuilt(file).includes('"prefetch"'))).toEqual([])
})

/** The names of browserslist, and those of esbuild. */
const targets = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "ios",
}

test("each browser of browserslist can parse each script", () => {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8"))
  const oldest = new Map<string, string>(browserslist.map((line: string) => line.split(" >= ")))
  const target = Object.entries(targets).map(([name, browser]) => browser + oldest.get(name))
  for (const file of scripts) {
    const [compiled, asIs] = [target, "esnext"].map(
      (to) => transformSync(readBuilt(file), { target: to }).code,
    )
    expect(compiled).toBe(asIs)
  }
})
