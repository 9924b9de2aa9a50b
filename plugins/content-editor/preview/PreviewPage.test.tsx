/** @jest-environment jsdom */
import { render } from "@testing-library/react"
import * as fc from "../../../test/support/fastCheck"
import { renderToStaticMarkup } from "react-dom/server"
import { ServerStyleSheet } from "styled-components"
import { itemColours } from "../../content-model/colours/itemColours"
import { iconPaths } from "../../content-model/fields/icon/iconPaths"
import { contentValues, previewPage, valuesWithAllKinds } from "../testing/previewPage"
import { pages, pagesIn } from "./pages"
import "../../../scripts/lib/siteModel"
import type { FieldSchema } from "../../content-model/model/fieldMeta"
import { settingsFile, settingsType } from "../../content-model/model/model"
import { fillMissing } from "./data/fillMissing"
import { rootField, siteData } from "./data/siteData"

/** The HTML and the styles of a page. */
function htmlOf(page: React.ReactElement) {
  const sheet = new ServerStyleSheet()
  return renderToStaticMarkup(sheet.collectStyles(page)) + sheet.getStyleTags()
}

const withFields = (file: string, fields: object) =>
  new Map(contentValues).set(file, { ...Object(contentValues.get(file)), ...fields })

const palette = { brand: "#2f56c6", accent: "#654321", paper: "#fbf7ef" }
const service = "services/poultry-trading.json"
const image = { file: "images/new.png", description: "A hen", focus: { x: 20, y: 0 } }

test.each([
  ["id", "/", service, { id: "egg" }, "/services/#egg"],
  ["former id", "/services/", service, { formerIds: ["hens"] }, 'id="hens"'],
  ["colour", "/", service, { colour: "#123456" }, itemColours("#123456").dark.ink],
  ["icon", "/", service, { icon: "rabbit" }, iconPaths("rabbit").paths[0]],
  ["picture", "/services/", service, { image }, "/images/new.png"],
  ["focal point", "/services/", service, { image }, "object-position:20% 0%"],
  ["logo", "/about/", "site.json", { logo: "images/new.svg" }, "/images/new.svg"],
  ["accent", "/contact/", "site.json", { palette }, "--accent:#654321"],
  ["hidden page", "/p/", "pages/p.json", { top: { title: "Seen" }, hidden: true }, "Seen"],
])("%s: a change is shown on %s", (_, path, file, fields, expected) => {
  expect(htmlOf(previewPage(path))).not.toContain(expected)
  expect(htmlOf(previewPage(path, withFields(file, fields)))).toContain(expected)
})

test("items are sorted by position, and a hidden one is on no page", () => {
  const last = withFields(service, { id: "last", position: 9999 })
  const { container } = render(previewPage("/services/", last))
  const ids = [...container.querySelectorAll("main section[id]")].map(({ id }) => id)
  expect([ids.length > 1, ids.at(-1)]).toEqual([true, "last"])
  const hidden = withFields(service, { title: "A secret", hidden: true })
  for (const { path } of pagesIn(hidden))
    expect(htmlOf(previewPage(path, hidden))).not.toContain("A secret")
})

test("a page is previewed in the language of the site", () => {
  render(previewPage("/", withFields("site.json", { language: "de-AT" })))
  expect(document.documentElement.lang).toBe("de-AT")
})

const invalidTexts = ["", " ", "x", "#12", "images/none.png"]
const invalidValues = [undefined, null, 0, -1, true, [], {}, [{}], ...invalidTexts]
const file = fc.constantFrom(...valuesWithAllKinds.keys())
const edit = fc.record({ file, nth: fc.nat(80), by: fc.constantFrom(...invalidValues) })

test("a page renders without any content, and with any mix of invalid values", () => {
  const paths = [...pages(), { path: "/all/" }].map(({ path }) => path)
  // The server renderer has no error screen, so errors are thrown.
  const renders = (path: string, values: ReadonlyMap<string, unknown>) =>
    expect(renderToStaticMarkup(previewPage(path, values))).toContain("<main")
  for (const path of paths) renders(path, new Map([["services/new.json", undefined]]))
  const edits = fc.array(edit, { minLength: 1, maxLength: 5 })
  const isRendered = fc.property(fc.constantFrom(...paths), edits, (path, drawn) => {
    const values = new Map(valuesWithAllKinds)
    for (const { file: edited, nth, by } of drawn) {
      let countdown = nth
      const text = JSON.stringify(values.get(edited) ?? valuesWithAllKinds.get(edited))
      const replace = (_: string, value: unknown) => (countdown-- === 0 ? by : value)
      values.set(edited, JSON.parse(text, replace))
    }
    renders(path, values)
  })
  fc.assert(isRendered, { numRuns: process.env.SEED ? 200 : 30 })
})

test("the preview shows no number that the model does not allow", () => {
  const stars: FieldSchema = { type: "integer", minimum: 1, maximum: 5 }
  const shown = [3, 99, -1, "3", undefined].map((value) => fillMissing(stars, value))
  expect(shown).toEqual([3, 5, 5, 5, 5])
})

test("a group of which fields are absent is resolved as on the site", () => {
  const site = { delivery: { service: "whatsapp", phone: "914055501234" } }
  const data = siteData(new Map([[settingsFile(), site]]), () => undefined, "/")
  expect(data[rootField(settingsType())]).toMatchObject({ delivery: { phone: "914055501234" } })
})
