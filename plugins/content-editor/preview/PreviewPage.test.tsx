import { render } from "@testing-library/react"
import * as fc from "fast-check"
import { readdirSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { ServerStyleSheet } from "styled-components"
import { itemColours } from "../../content-model/colours/itemColours"
import { themeColours } from "../../content-model/colours/themeColours"
import { iconPaths } from "../../content-model/fields/icon/iconPaths"
import { withValueAt } from "../../content-model/lib/path"
import { contentValues, previewPage, valuesWithAllKinds } from "../testing/previewPage"
import { queries } from "./data/gatsby"
import { pages, pagesIn } from "./pages"

/** The HTML and the styles of a page. */
function htmlOf(page: React.ReactElement) {
  const sheet = new ServerStyleSheet()
  return renderToStaticMarkup(sheet.collectStyles(page)) + sheet.getStyleTags()
}

/** The values of content/ with one text of a file replaced. */
const withText = (file: string, before: string, after: string) =>
  new Map(contentValues).set(
    file,
    JSON.parse(JSON.stringify(contentValues.get(file)).replace(`"${before}"`, `"${after}"`)),
  )

const withFields = (file: string, fields: object) =>
  new Map(contentValues).set(file, { ...Object(contentValues.get(file)), ...fields })

const blue = themeColours({ brand: "#2f56c6", accent: "#f2a922", paper: "#fbf7ef" }).light.brandInk
const poultry = "services/poultry-trading.json"

// marks.test.tsx proves the same of texts.
test.each([
  ["id", "/", poultry, "poultry-trading", "egg", "/services/#egg"],
  ["colour", "/", poultry, "#b86e00", "#123456", itemColours("#123456").dark.ink],
  ["icon", "/", poultry, "egg", "rabbit", iconPaths("rabbit").paths[0]],
  ["picture", "/", "pages/home.json", "images/hero.png", "images/new.png", "/images/new.png"],
  ["logo", "/about/", "site.json", "images/logo.svg", "images/new.svg", "/images/new.svg"],
  ["accent", "/contact/", "site.json", "#f2a922", "#654321", "--accent:#654321"],
  ["brand colour", "/contact/", "site.json", "#0e4d43", "#2f56c6", `--brandInk:${blue}`],
])("%s: a change is shown on %s", (_, path, file, before, after, expected) => {
  expect(htmlOf(previewPage(path))).not.toContain(expected)
  expect(htmlOf(previewPage(path, withText(file, before, after)))).toContain(expected)
})

test("items are sorted by position", () => {
  const fashionLast = withFields("services/ecommerce-fashion.json", { position: 9999 })
  const { container } = render(previewPage("/services/", fashionLast))
  const sections = [...container.querySelectorAll("main section[id]")].map(({ id }) => id)
  expect(sections).toEqual(["founder-investor-connect", "poultry-trading", "ecommerce-fashion"])
  const orders = queries.flatMap((query) => query.match(/sort: .*?}/g) ?? [])
  expect(new Set(orders)).toEqual(new Set(["sort: { position: ASC }"]))
})

test("a hidden venture is on no page", () => {
  const hidden = withFields(poultry, { hidden: true })
  for (const { path } of pagesIn(contentValues))
    expect(htmlOf(previewPage(path, hidden))).not.toContain("Poultry Trading")
})

test("a hidden composed page can be seen, with its own texts", () => {
  const hidden = withFields("pages/privacy.json", { hidden: true })
  expect(htmlOf(previewPage("/privacy/", hidden))).toContain("What a server learns")
  expect(htmlOf(previewPage("/privacy/"))).not.toContain("From the offer to the delivery")
})

test("a link with a former id leads to the section of its venture", () => {
  const { container } = render(
    previewPage("/services/", withFields(poultry, { formerIds: ["eggs", "hens"] })),
  )
  for (const id of ["#eggs", "#hens"])
    expect(container.querySelector(id)?.closest("section")?.id).toBe("poultry-trading")
})

test("a picture with a focal point is cropped around it", () => {
  const focus = { x: 20, y: 0 }
  const focused = new Map(contentValues).set(
    poultry,
    withValueAt(contentValues.get(poultry), ["image", "focus"], focus),
  )
  expect(htmlOf(previewPage("/services/", focused))).toContain("object-position:20% 0%")
  expect(htmlOf(previewPage("/services/"))).not.toContain("object-position")
})

test("the page has the site's language", () => {
  render(previewPage("/"))
  expect(document.documentElement.lang).toBe("en-GB")
})

test("every page of the site can be previewed", () => {
  expect(pages()).toHaveLength(readdirSync("src/pages").length)
})

const invalidTexts = ["", " ", "x", "#12", "images/none.png"]
const invalidValues = [undefined, null, 0, -1, true, [], {}, [{}], ...invalidTexts]
const edits = fc.array(
  fc.record({
    file: fc.constantFrom(...valuesWithAllKinds.keys()),
    nth: fc.nat(80),
    replacement: fc.constantFrom(...invalidValues),
  }),
  { minLength: 1, maxLength: 5 },
)

const paths = [...pages(), { path: "/all/" }].map(({ path }) => path)

test.each(paths)("%s renders with any mix of invalid values", (path) => {
  fc.assert(
    fc.property(edits, (all) => {
      const values = new Map(valuesWithAllKinds)
      for (const { file, nth, replacement } of all) {
        let countdown = nth
        const text = JSON.stringify(values.get(file) ?? valuesWithAllKinds.get(file))
        values.set(
          file,
          JSON.parse(text, (_, value) => (countdown-- === 0 ? replacement : value)),
        )
      }
      // The server renderer has no error screen, so errors are thrown.
      expect(renderToStaticMarkup(previewPage(path, values))).toContain("<main")
    }),
    { numRuns: 50 },
  )
})

test.each(paths)("%s renders without any content", (path) => {
  const page = previewPage(path, new Map([["services/new.json", undefined]]))
  expect(renderToStaticMarkup(page)).toContain("<main")
})
