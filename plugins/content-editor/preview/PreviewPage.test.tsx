import { render } from "@testing-library/react"
import * as fc from "fast-check"
import { readdirSync, readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { ServerStyleSheet } from "styled-components"
import { themeColours, itemColours } from "../../content-model/graphql/colours"
import { iconPaths } from "../../content-model/graphql/icons"
import { queries } from "./gatsby"
import { PreviewPage } from "./PreviewPage"
import { pages } from "./pages"
import { createQueryRunner } from "./runQuery"

const texts = new Map(
  readdirSync("content", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => [file, readFileSync(`content/${file}`, "utf8")]),
)

const textOf = (file: string) => texts.get(file) ?? ""

/** The page from content/, with other values for some files. */
function pageOf(path: string, changed: [file: string, value: unknown][] = []) {
  const saved = [...texts].map(([file, text]): [string, unknown] => [file, JSON.parse(text)])
  const runQuery = createQueryRunner(new Map([...saved, ...changed]), (image) =>
    image === "images/none.png" ? undefined : { url: `/${image}`, width: 16, height: 9 },
  )
  return <PreviewPage path={path} runQuery={runQuery} />
}

/** The texts, attributes and styles of a page. */
function renderedText(page: React.ReactElement) {
  const sheet = new ServerStyleSheet()
  const container = document.createElement("div")
  container.innerHTML = renderToStaticMarkup(sheet.collectStyles(page))
  const attributes = [...container.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  )
  return [container.textContent, ...attributes, sheet.getStyleTags()].join("\n")
}

// Fields that are not text, or are shown only in the head, in files, in notifications or on errors.
const hiddenFields = new Set(
  `$schema id icon colour logo palette address language action incomplete notAvailable sent failed
   sending writeInstead withoutScript none close errorScreen llms security humans hours
   country`.split(/\s+/),
)

/** The texts in a content file, split where the site replaces a placeholder. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.split(/\{\w+\}/)
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    hiddenFields.has(name) ? [] : textsIn(part),
  )
}

test.each([
  ["/", ["site.json", "pages/home.json"]],
  ["/about/", ["site.json", "pages/about.json", "values/ambition.json", "values/excellence.json"]],
  ["/services/", ["pages/services.json", "services/ecommerce-fashion.json"]],
  ["/services/", ["services/founder-investor-connect.json", "services/poultry-trading.json"]],
  ["/contact/", ["pages/contact.json", "contact-info/email.json", "contact-info/address.json"]],
  ["/404.html", ["site.json", "pages/not-found.json"]],
])("%s shows all texts of %p", (path, files) => {
  const written = files.flatMap((file) => {
    const { title, description, ...page } = JSON.parse(textOf(file))
    return textsIn(file.startsWith("pages/") ? page : { title, description, ...page })
  })
  const page = renderedText(pageOf(path))
  expect(written.filter((text) => !page.includes(text.trim()))).toEqual([])
})

const blue = themeColours({ brand: "#2f56c6", accent: "#f2a922", paper: "#fbf7ef" }).light.brandInk

test.each([
  ["title", "/", "services/poultry-trading.json", "Poultry Trading", "Egg Trading"],
  ["id", "/", "services/poultry-trading.json", "poultry-trading", "egg", "/services/#egg"],
  [
    "colour",
    "/",
    "services/poultry-trading.json",
    "#b86e00",
    "#123456",
    itemColours("#123456").dark.ink,
  ],
  ["icon", "/", "services/poultry-trading.json", "egg", "rabbit", iconPaths("rabbit").paths[0]],
  ["picture", "/", "pages/home.json", "images/hero.png", "images/new.png", "/images/new.png"],
  ["logo", "/about/", "site.json", "images/logo.svg", "images/new.svg", "/images/new.svg"],
  ["accent", "/contact/", "site.json", "#f2a922", "#654321", "--accent:#654321"],
  ["brand colour", "/contact/", "site.json", "#0e4d43", "#2f56c6", `--brandInk:${blue}`],
  ["link", "/404.html", "site.json", "About", "Who we are"],
])("%s: a change is shown on %s", (_, path, file, before, after, expected = after) => {
  const changed = JSON.parse(textOf(file).replace(`"${before}"`, `"${after}"`))
  expect(renderedText(pageOf(path)).includes(expected)).toBe(false)
  expect(renderedText(pageOf(path, [[file, changed]])).includes(expected)).toBe(true)
})

test("items are sorted by position", () => {
  const last = { ...JSON.parse(textOf("services/ecommerce-fashion.json")), position: 9999 }
  const { container } = render(pageOf("/services/", [["services/ecommerce-fashion.json", last]]))
  const sections = [...container.querySelectorAll("main section[id]")].map(({ id }) => id)
  expect(sections).toEqual(["founder-investor-connect", "poultry-trading", "ecommerce-fashion"])
  const orders = queries.flatMap((query) => query.match(/sort: .*?}/g) ?? [])
  expect(new Set(orders)).toEqual(new Set(["sort: { position: ASC }"]))
})

test("the page has the site's language", () => {
  render(pageOf("/"))
  expect(document.documentElement.lang).toBe("en-GB")
})

test("every page of the site can be previewed", () => {
  expect(pages).toHaveLength(readdirSync("src/pages").length)
})

const replacements = [
  undefined,
  null,
  "",
  " ",
  "x",
  "#12",
  "images/none.png",
  0,
  -1,
  true,
  [],
  {},
  [{}],
]
const edits = fc.array(
  fc.record({
    file: fc.constantFrom(...texts.keys()),
    nth: fc.nat(80),
    replacement: fc.constantFrom(...replacements),
  }),
  { minLength: 1, maxLength: 5 },
)

test.each(pages.map(({ path }) => path))("%s renders with any mix of invalid values", (path) => {
  fc.assert(
    fc.property(edits, (all) => {
      const changed = new Map<string, unknown>()
      for (const { file, nth, replacement } of all) {
        let countdown = nth
        const text = JSON.stringify(changed.get(file)) ?? textOf(file)
        changed.set(
          file,
          JSON.parse(text, (_, value) => (countdown-- === 0 ? replacement : value)),
        )
      }
      // The server renderer has no error screen, so errors are thrown.
      expect(renderToStaticMarkup(pageOf(path, [...changed]))).toContain("<main")
    }),
    { numRuns: 50 },
  )
})

test.each(pages.map(({ path }) => path))("%s renders without any content", (path) => {
  const runQuery = createQueryRunner(new Map([["services/new.json", undefined]]), () => undefined)
  expect(renderToStaticMarkup(<PreviewPage path={path} runQuery={runQuery} />)).toContain("<main")
})
