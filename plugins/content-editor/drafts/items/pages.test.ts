/** @jest-environment node */
import type { ContentValues } from "../../../content-model/read/content"
import { readValues } from "../../../content-model/read/readContent"
import { kindsOf, sectionSchema } from "../../../content-model/model/jsonSchema"
import { errorsAfter, memorySnapshot } from "../../testing/memoryBackend"
import { valueAt, withValueAt } from "../../../content-model/lib/path"
import { validateChanges } from "../values/validateChanges"
import { textOf } from "../merge/drafts"
import type { Values } from "../content/types"
import { bringBackItem, deleteItem, hideItem, linksToItem, renamePage, showItem } from "./links"
import { schemaAt } from "../../../content-model/compare/fieldChanges"
import { namesFile } from "./emptyValue"
import { copyItem, newPage, newSection } from "./newItem"
import { startingPoints } from "../../../../src/model/startingPoints"
import { fixtureContent } from "../../../content-model/testing/fixtureSite"

const content = readValues(fixtureContent)
const [site, home] = ["site.json", "pages/home.json"]

const [poultry, birds] = ["pages/poultry.json", "pages/birds.json"]
const body = "See [the offer](/poultry/#questions), or [all](/services/)."
const linked = new Map(content)
  .set(home, withValueAt(content.get(home), ["vision", "action", "to"], "/poultry?from=home"))
  .set("pages/a.json", { sections: [{ text: { body } }] })

const applied = (changes: Values, values: ContentValues = linked) =>
  new Map([...new Map([...values, ...Object.entries(changes)])].filter(([, one]) => one !== null))
const redirectsOf = (changes: Values) => valueAt(changes[site], ["redirects"])
const bodyOf = (changes: Values) =>
  valueAt(changes["pages/a.json"], ["sections", 0, "text", "body"])

/** Whether an error is that of a field that names a file. */
function isOfFile(error: string) {
  const path = error.split(" ")[2].split(".")
  return namesFile(
    schemaAt(
      birds,
      path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
    ),
  )
}

const [campaign] = startingPoints
const withSections = startingPoints.filter(({ kinds }) => kinds.length > 0)

test("a new page has its title as heading and a free address, but neither id nor position", () => {
  const { file, changes } = newPage(content, campaign, "Öko Sarees")
  expect(file).toBe("pages/oko-sarees.json")
  expect(changes).toEqual({
    [file]: {
      $schema: "../.schemas/Page.json",
      title: "Öko Sarees | Aim for Big",
      description: "",
      top: { title: "Öko Sarees", introduction: expect.stringContaining("two sentences") },
      sections: campaign.kinds.map((kind) => ({ [kind]: expect.anything() })),
    },
  })
  const [thanks] = startingPoints.filter(({ fields }) => fields)
  const another = newPage(content, thanks, "Thank you")
  expect(another.changes[another.file]).toMatchObject({ inSearch: false })
})

test.each([
  ["a fixed page", "About", [], "about-2"],
  ["a composed page", "Poultry", [], "poultry-2"],
  ["the program", "Admin", [], "admin-2"],
  ["a file", "Prices", ["/prices/list.pdf"], "prices-2"],
  ["nothing, with no letter", "家禽", [], "page"],
])("a new page avoids the address of %s", (_, title, taken, name) => {
  expect(newPage(content, { kinds: [] }, title, taken).file).toBe(`pages/${name}.json`)
})

test("with a description and pictures, every kind and starting point is accepted", async () => {
  const kinds = [kindsOf(sectionSchema()), ...withSections.map((start) => start.kinds)]
  const changes = kinds.map(
    (all, index) => newPage(content, { kinds: all }, `Page ${index}`).changes,
  )
  const errors = await errorsAfter(Object.assign({}, ...changes))
  const open = /(description|\.label)$/
  expect(errors.filter((error) => !open.test(error) && !isOfFile(error))).toEqual([])
})

test.each(withSections)(
  "the check before a launch finds a forgotten text of the starting point $title",
  async ({ kinds }) => {
    const { file, changes } = newPage(content, { kinds }, "Sarees")
    const texts = {
      [file]: textOf(file, withValueAt(changes[file], ["top", "introduction"], "Hi")),
    }
    const { issues } = await validateChanges(memorySnapshot(), { texts })
    expect(issues.map(({ type }) => type)).toContain("placeholder")
  },
)

test("a section of each kind has the texts of the model's examples, but no picture", () => {
  const step = { title: "Write to us", text: "Say what happens in this step." }
  expect(newSection("steps")).toEqual({ steps: { title: "How it works", entries: [step, step] } })
  const entries = [{ picture: { file: "" } }, { picture: { file: "" } }]
  expect(newSection("gallery")).toEqual({ gallery: { title: "A look around", entries } })
})

test("a copy has another heading, title and address", () => {
  const { file, changes } = copyItem(content, "pages/privacy.json")
  expect(file).toBe("pages/privacy-copy.json")
  expect(valueAt(changes[file], ["top", "title"])).toBe("Privacy")
  expect(valueAt(changes[file], ["title"])).toBe("Privacy (copy) | Aim for Big")
})

test("links to a page are found with a query or an anchor, and in Markdown", () => {
  const files = linksToItem(linked, poultry).map(({ file }) => file)
  expect(files).toEqual(expect.arrayContaining([home, site, "pages/a.json"]))
  expect(linksToItem(linked, "pages/a.json")).toEqual([])
})

test("all links follow a new address with their ends, and visitors of a saved page do", async () => {
  const changes = renamePage(linked, poultry, birds, true)
  expect(changes[poultry]).toBeNull()
  expect(changes[birds]).toEqual(content.get(poultry))
  expect(valueAt(changes[home], ["vision", "action", "to"])).toBe("/birds/?from=home")
  expect(bodyOf(changes)).toBe(body.replace("poultry", "birds"))
  expect(redirectsOf(changes)).toEqual([{ from: "/poultry/", to: "/birds/" }])
  const { "pages/a.json": _ownTest, ...others } = changes
  expect(await errorsAfter(others)).toEqual([])
  expect(redirectsOf(renamePage(linked, poultry, birds, false))).toBeUndefined()
})

test("a page that gets its old address back has no redirect", () => {
  const values = applied(renamePage(linked, poultry, birds, true))
  const again = renamePage(values, birds, "pages/hens.json", false)
  expect(redirectsOf(again)).toEqual([{ from: "/poultry/", to: "/hens/" }])
  const back = renamePage(applied(again, values), "pages/hens.json", poultry, false)
  expect(redirectsOf(back)).toBeUndefined()
  expect(valueAt(back[home], ["vision", "action", "to"])).toBe("/poultry/?from=home")
})

test("links and visitors of a deleted page are led to another, until it is brought back", async () => {
  const changes = deleteItem(content, poultry, "/services/", true)
  expect(redirectsOf(changes)).toEqual([{ from: "/poultry/", to: "/services/" }])
  expect(await errorsAfter(changes)).toEqual([])
  const values = applied(changes, content)
  const { file, changes: added } = newPage(values, { kinds: [] }, "Poultry")
  expect([file, redirectsOf(added)]).toEqual([poultry, undefined])
  const back = bringBackItem(values, poultry, content.get(poultry))
  expect(Object.keys(back)).toEqual([site, poultry])
  expect(redirectsOf(back)).toBeUndefined()
})

test("links of a hidden page are led to another, without a redirect", async () => {
  const changes = hideItem(content, poultry, "/services/")
  expect(redirectsOf(changes)).toBeUndefined()
  expect(await errorsAfter(changes)).toEqual([])
  const shown = showItem(applied(changes, content), poultry)
  expect(shown).toEqual({ [poultry]: content.get(poultry) })
})
