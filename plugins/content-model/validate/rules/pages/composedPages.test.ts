/** @jest-environment node */
import * as fc from "fast-check"
import { createContent } from "../../../content"
import { Page } from "../../../../../src/model/pages/composed"
import { arbitraryPages } from "../../../testing/arbitrary/arbitraryContent"
import { checkSite, offer, withoutPages } from "../../../testing/checkSite"
import { exampleOfPage } from "../../../testing/composedPage"
import { applyChange } from "../../../testing/readDocument"
import { errorsOf } from "../../issues"

const staticFiles = ["/prices.pdf", "/shop/list.pdf", "/Terms.html", "/licence"]
const file = "pages/offer.json"
const linking = applyChange(offer, 'top.actions.0.to: "/offer/"')
const other: [string, string] = ["pages/other.json", linking]

type Pages = [file: string, text: string][]

/** The issues of some pages in place of those of this site. */
async function check(pages: Pages) {
  const issues = await checkSite(new Map([...withoutPages, ...pages]), { staticFiles })
  return issues.filter((issue) => pages.some(([name]) => name === issue.file))
}

/** The types of the issues of the first page, beside the others. */
const typesOf = async (...pages: Pages) =>
  (await check(pages)).filter((issue) => issue.file === pages[0][0]).map(({ type }) => type)

const silent = applyChange(offer, "inSearch: false").replace("/offer/#delivery", "/contact/")
const inUse = ["admin", "static", "404", "page-data", "index", "dev-404-page"]
const inStatic = ["shop", "terms", "licence"]
const noAddress = ["Diwali Sarees", "café_menu", "a--b", "చీరలు", "x".repeat(61)]

test.each([...noAddress, ...inUse, ...inStatic])(
  "a page with the file name %j is refused",
  async (name) => expect(await typesOf([`pages/${name}.json`, silent])).toEqual(["page-address"]),
)

test.each(["x".repeat(60), "2026", "about-us", "prices"])(
  "a page with the file name %j is accepted",
  async (name) => expect(await typesOf([`pages/${name}.json`, silent])).toEqual([]),
)

test("a page to which no other page links has a note", async () => {
  const markdown = offer.replace("[everywhere](/about/)", "[chicks](/offer/?a#prices)")
  expect(await typesOf([file, offer])).toEqual(["unlinked-page"])
  expect(await typesOf([file, offer], other)).toEqual([])
  expect(await typesOf([file, offer], [other[0], applyChange(linking, "hidden: true")])).toEqual([
    "unlinked-page",
  ])
  expect(await typesOf([file, offer], ["pages/markdown.json", markdown])).not.toContain(
    "unlinked-page",
  )
  for (const change of ["inSearch: false", "hidden: true"])
    expect(await typesOf([file, applyChange(offer, change)])).not.toContain("unlinked-page")
})

test("links are searched only where all files can be read", async () => {
  expect(await typesOf([file, offer], ["pages/broken.json", "{"])).toEqual([])
  expect(await typesOf([other[0], linking], [file, "{"])).toEqual([])
})

test.each<[string, boolean, object]>([
  ["a text", false, { text: { body: "Hens." } }],
  ["a text with a link", true, { text: { body: "[Hens](/)" } }],
  ["the values", false, { items: { title: "Values", list: "values" } }],
  ["the ventures", true, { items: { title: "Ventures", list: "ventures" } }],
  ["a form", true, { message: { title: "Write to us" } }],
  [
    "downloads",
    true,
    { downloads: { title: "A", entries: [{ label: "B", file: "/prices.pdf" }] } },
  ],
])("from a page with nothing but %s, visitors can go on: %s", async (_, canGoOn, section) => {
  const page = { ...JSON.parse(offer), top: { title: "Hens" }, sections: [section] }
  expect(await typesOf([file, JSON.stringify(page)], other)).toEqual(
    canGoOn ? [] : ["page-without-link"],
  )
})

test("a section of each kind, made of the model's examples, has no errors", async () => {
  expect(errorsOf(await check([[file, JSON.stringify(exampleOfPage())]]))).toEqual([])
})

test("pages that the check accepts are part of the content", async () => {
  const files = { pictures: ["images/story.png"], logos: [], staticFiles: ["/prices.pdf"] }
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(arbitraryPages(files), async (values) => {
      const pages = values.map(([name, value]): [string, string] => [name, JSON.stringify(value)])
      if (errorsOf(await check(pages)).length > 0) return
      accepted++
      const visible = values.filter(([, { hidden }]) => hidden !== true)
      const texts = [...withoutPages, ...pages]
      const content = createContent(new Map(texts.map(([name, text]) => [name, JSON.parse(text)])))
      expect(content.files(Page)).toMatchObject(visible.map(([name]) => ({ file: name })))
    }),
    { numRuns: 12, seed: 1, endOnFailure: true },
  )
  expect(accepted).toBeGreaterThan(6)
}, 60_000)
