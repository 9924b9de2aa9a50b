/** @jest-environment node */
import * as fc from "fast-check"
import { readFileSync } from "node:fs"
import { arbitraryPages } from "../../../testing/arbitrary/arbitraryContent"
import { checkPages, contentWith } from "../../../testing/checkPage"
import { exampleOfPage } from "../../../testing/composedPage"
import { applyChange } from "../../../testing/readDocument"
import { errorsOf } from "../../issues"

const offer = readFileSync("plugins/content-model/testing/offer.json", "utf8")
const staticFiles = ["/prices.pdf", "/shop/list.pdf", "/Terms.html", "/licence"]
const file = "pages/offer.json"
const linking = applyChange(offer, 'top.actions.0.to: "/offer/"')
const other: [string, string] = ["pages/other.json", linking]

const lines = async (...pages: [file: string, text: string][]) =>
  (await checkPages(pages, staticFiles))
    .filter((issue) => issue.file === pages[0][0])
    .map(({ severity, type, message }) => `${severity} ${type} ${message}`)

const noAddress =
  "has a name that cannot be an address. Rename it: small letters, digits and single hyphens, at most 60 characters"
const itself = "which the site uses itself. Rename the file."

test.each([
  ["Diwali Sarees", `${noAddress}, such as "diwali-sarees.json".`],
  ["café_menu", `${noAddress}, such as "cafe-menu.json".`],
  ["a--b", `${noAddress}, such as "a-b.json".`],
  ["చీరలు", `${noAddress}.`],
  ["x".repeat(61), `${noAddress}, such as "${"x".repeat(60)}.json".`],
  ...["admin", "static", "404", "page-data", "index", "dev-404-page"].map((name) => [
    name,
    `has the address "/${name}/", ${itself}`,
  ]),
  [
    "shop",
    'has the address "/shop/", which "static/shop/list.pdf" uses already. Rename one of the two.',
  ],
  [
    "terms",
    'has the address "/terms/", which "static/Terms.html" uses already. Rename one of the two.',
  ],
  [
    "licence",
    'has the address "/licence/", which "static/licence" uses already. Rename one of the two.',
  ],
])("a page with the file name %j is reported", async (name, message) => {
  const text = offer.replace("/offer/#delivery", "/contact/")
  expect(await lines([`pages/${name}.json`, text])).toEqual([`error page-address ${message}`])
})

test.each(["x".repeat(60), "2026", "about-us", "prices"])(
  "a page with the file name %j is accepted",
  async (name) => {
    const text = applyChange(offer.replace("/offer/#delivery", "/contact/"), "inSearch: false")
    expect(await lines([`pages/${name}.json`, text])).toEqual([])
  },
)

const unlinked =
  'note unlinked-page has the address "/offer/", but no link of the site leads there. Link to it, or write "inSearch": false if only people with its address should find it.'

test("a page to which no other page links is reported", async () => {
  expect(await lines([file, offer])).toEqual([unlinked])
  expect(await lines([file, offer], other)).toEqual([])
  expect(await lines([file, offer], [other[0], applyChange(linking, "hidden: true")])).toEqual([
    unlinked,
  ])
  const markdown = offer.replace("[everywhere](/about/)", "[chicks](/offer/?a#prices)")
  expect(await lines([file, offer], ["pages/markdown.json", markdown])).not.toContain(unlinked)
})

test.each(["inSearch: false", "hidden: true"])(
  "%s: no link needs to lead to a page",
  async (change) => {
    expect(await lines([file, applyChange(offer, change)])).not.toContain(unlinked)
  },
)

test("a link to a page is searched only where all files can be read", async () => {
  expect(await lines([file, offer], ["pages/broken.json", "{"])).toEqual([])
})

test("a page without button and link is reported", async () => {
  const silent = (section: object) =>
    JSON.stringify({
      ...JSON.parse(offer),
      top: { title: "Hens" },
      sections: [section],
    })
  const issue = [
    "note page-without-link has no button and no link, so its visitors cannot go on. Add one.",
  ]
  const text = (body: string) => silent({ text: { body } })
  expect(await lines([file, text("Hens.")], other)).toEqual(issue)
  const values = silent({ items: { title: "Values", list: "values" } })
  expect(await lines([file, values], other)).toEqual(issue)
  for (const leading of [
    text("[Hens](/)"),
    silent({ items: { title: "Ventures", list: "ventures" } }),
    silent({ message: { title: "Write to us" } }),
    silent({ downloads: { title: "Lists", entries: [{ label: "Prices", file: "/prices.pdf" }] } }),
  ])
    expect(await lines([file, leading], other)).toEqual([])
})

test("each wrong link of a text is reported", async () => {
  const text = offer.replace(
    "(/about/)",
    "(www.a.big) or [there](javascript:alert) or [here](/no/)",
  )
  const all = await lines([file, text], other)
  expect(all.map((line) => /"[^"]*"/.exec(line)?.[0])).toEqual([
    '"www.a.big"',
    '"javascript:alert"',
    '"/no/"',
  ])
})

test("a link to a page that cannot be read is not wrong", async () => {
  expect(await lines([other[0], linking], [file, "{"])).toEqual([])
})

test("a section of each kind, made of the model's examples, has no errors", async () => {
  const text = JSON.stringify(exampleOfPage())
  const issues = await checkPages([[file, text]], staticFiles)
  expect(errorsOf(issues)).toEqual([])
})

test("pages that the check accepts are part of the content", async () => {
  const files = { pictures: ["images/story.png"], logos: [], staticFiles: ["/prices.pdf"] }
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(arbitraryPages(files), async (values) => {
      const pages = values.map(([name, value]): [string, string] => [name, JSON.stringify(value)])
      if (errorsOf(await checkPages(pages, staticFiles)).length > 0) return
      accepted++
      const visible = values.filter(([, { hidden }]) => hidden !== true)
      const { composedPages } = contentWith(pages)
      expect(composedPages.map(({ address }) => address)).toEqual(
        visible.map(([name]) => name.replace("pages", "").replace(".json", "/")).toSorted(),
      )
    }),
    { numRuns: 12, seed: 1, endOnFailure: true },
  )
  expect(accepted).toBeGreaterThan(6)
}, 60_000)
