import { localTimeOf } from "../../../content-model/time/instants"
import { startingPoints } from "../../../../src/model/startingPoints"
import { schemaAt } from "../../../content-model/compare/fieldChanges"
import { valueAt, withValueAt } from "../../../content-model/lib/path"
import { kindsOf, sectionSchema } from "../../../content-model/model/jsonSchema"
import { fixedPages } from "../../../content-model/validate/rules/linkTargets"
import type { ContentValues } from "../../../content-model/read/content"
import { readValues } from "../../../content-model/read/readContent"
import { fixtureContent } from "../../../content-model/testing/fixtureSite"
import { errorsAfter, memorySnapshot } from "../../testing/memoryBackend"
import type { Values } from "../content/types"
import { textOf } from "../merge/drafts"
import { validateChanges } from "../values/validateChanges"
import { namesFile } from "./emptyValue"
import {
  bringBackItem,
  canBeDraft,
  changeId,
  deleteItem,
  hideItem,
  linkTargets,
  linksToItem,
  renamePage,
  showItem,
} from "./links"
import { copyItem, newItem, newPage, newSection } from "./newItem"
import { appendItem, moveItem } from "./order"

const content = readValues(fixtureContent)
const [home, site, service] = ["pages/home.json", "site.json", "services/poultry-trading.json"]
const [page, birds, hens] = ["pages/poultry.json", "pages/birds.json", "pages/hens.json"]
const [button, vision] = [
  ["hero", "ventures", "to"],
  ["vision", "action", "to"],
]
const address = "/services/#poultry-trading"

const withLinks = (...links: [string[], string][]) =>
  new Map(content).set(
    home,
    links.reduce((value, [path, to]) => withValueAt(value, path, to), content.get(home)),
  )
const linked = withLinks([button, address], [vision, "/services?from=home#poultry-trading"])
const body = "See [the offer](/poultry/#questions), or [all](/services/)."
const withText = { sections: [{ text: { body } }] }
const pageLinked = withLinks([vision, "/poultry?from=home"]).set("pages/a.json", withText)

const applied = (changes: Values, values: ContentValues = content) =>
  new Map([...values, ...Object.entries(changes)].filter(([file]) => changes[file] !== null))
const redirectsOf = (changes: Values) => valueAt(changes[site], ["redirects"])

test("links are found with a query, an anchor or in Markdown, but not in the item itself", () => {
  const own = withValueAt(content.get(service), ["action"], address)
  expect(linksToItem(new Map(linked).set(service, own), service)).toEqual([
    { file: home, path: button },
    { file: home, path: vision },
  ])
  expect(linksToItem(content, "values/ambition.json")).toEqual([])
  const files = linksToItem(pageLinked, page).map(({ file }) => file)
  expect(files).toEqual(expect.arrayContaining([home, site, "pages/a.json"]))
  expect(linksToItem(pageLinked, "pages/a.json")).toEqual([])
})

test("a deleted item leaves no link to nothing; one without links is deleted alone", async () => {
  expect(await errorsAfter({ [service]: null, [home]: linked.get(home) })).toHaveLength(2)
  const changes = deleteItem(linked, service, "/contact/")
  expect(Object.keys(changes).toSorted()).toEqual([home, service])
  expect([button, vision].map((path) => valueAt(changes[home], path))).toEqual(
    Array(2).fill("/contact/"),
  )
  expect(await errorsAfter(changes)).toEqual([])
  expect(deleteItem(content, service)).toEqual({ [service]: null })
})

test.each(["hidden", "draft"] as const)("an item is made %s, and shown again as it was", (how) => {
  const changes = hideItem(linked, service, "/about/", how)
  expect(changes[service]).toEqual({ ...Object(content.get(service)), [how]: true })
  expect(valueAt(changes[home], button)).toBe("/about/")
  const values = new Map(Object.entries(changes))
  expect(showItem(values, service)).toEqual({ [service]: content.get(service) })
  expect(linkTargets(values).map((one) => one.address)).not.toContain(address)
})

test("an item can be a draft, but no page of the site itself, and not the last one that is needed", () => {
  const [first, ...others] = ["address", "email", "phone"].map((one) => `contact-info/${one}.json`)
  const hidden = others.map((file) => [file, { hidden: true }] as const)
  const files = [service, first, home]
  expect(files.map((file) => canBeDraft(content, file))).toEqual([true, true, false])
  expect(canBeDraft(new Map([...content, ...hidden]), first)).toBe(false)
})

test("links can lead to pages and to shown items, but not to the item itself", () => {
  const values = applied(hideItem(content, "services/ecommerce-fashion.json"))
  const addresses = linkTargets(values, service).map((one) => one.address)
  const fixed = fixedPages()
  const own = ["/fashion/", "/founders-and-investors/", "/how-we-work/", "/poultry/", "/privacy/"]
  const sections = own.flatMap((one) => (/fa|fo|po/.test(one) ? [one, `${one}#questions`] : one))
  expect(addresses).toEqual([
    ...fixed,
    "/news/first/",
    ...sections,
    "/services/#founder-investor-connect",
  ])
})

test("all links follow a new id, and the saved one is kept for redirects", () => {
  const saved = "poultry-trading"
  const rename = (values: ContentValues, id: string, savedId?: string) => {
    const changes = changeId(values, service, id, savedId)
    const { [service]: item, [home]: start } = changes
    return { item, to: valueAt(start, button), after: new Map(Object.entries(changes)) }
  }
  const eggs = rename(linked, "eggs", saved)
  expect(eggs).toMatchObject({ to: "/services/#eggs", item: { id: "eggs", formerIds: [saved] } })
  const again = rename(eggs.after, "hens", saved)
  expect(valueAt(again.item, ["formerIds"])).toEqual([saved])
  for (const { item } of [rename(again.after, saved, saved), rename(linked, "eggs")])
    expect(valueAt(item, ["formerIds"])).toBeUndefined()
})

test("all links follow a new address with their ends, and visitors of a saved page do", async () => {
  const changes = renamePage(pageLinked, page, birds, true)
  const { "pages/a.json": text, ...others } = changes
  expect([changes[page], changes[birds]]).toEqual([null, content.get(page)])
  expect(valueAt(changes[home], vision)).toBe("/birds/?from=home")
  expect(text).toEqual({ sections: [{ text: { body: body.replace("poultry", "birds") } }] })
  expect(redirectsOf(changes)).toEqual([{ from: "/poultry/", to: "/birds/" }])
  expect(await errorsAfter(others)).toEqual([])
  expect(redirectsOf(renamePage(pageLinked, page, birds, false))).toBeUndefined()
  const values = applied(changes, pageLinked)
  const again = renamePage(values, birds, hens, false)
  expect(redirectsOf(again)).toEqual([{ from: "/poultry/", to: "/hens/" }])
  const back = renamePage(applied(again, values), hens, page, false)
  expect(redirectsOf(back)).toBeUndefined() // the page has its old address again
  expect(valueAt(back[home], vision)).toBe("/poultry/?from=home")
})

test("links and visitors of a deleted page are led to another, until it is brought back", async () => {
  const changes = deleteItem(content, page, "/services/", true)
  expect(redirectsOf(changes)).toEqual([{ from: "/poultry/", to: "/services/" }])
  expect(await errorsAfter(changes)).toEqual([])
  const values = applied(changes)
  const { file, changes: added } = newPage(values, "Page", { kinds: [] }, "Poultry")
  expect([file, redirectsOf(added)]).toEqual([page, undefined])
  const back = bringBackItem(values, page, content.get(page))
  expect([Object.keys(back), redirectsOf(back)]).toEqual([[site, page], undefined])
  const hidden = hideItem(content, page, "/services/")
  expect(redirectsOf(hidden)).toBeUndefined()
  expect(await errorsAfter(hidden)).toEqual([])
})

test("a new item has its title, the examples of the model and the last position", () => {
  const { file, changes } = newItem(content, "Service", "Fresh Eggs")
  expect(file).toBe("services/fresh-eggs.json")
  expect(changes[file]).toEqual({
    $schema: "../.schemas/Service.json",
    id: "fresh-eggs",
    position: 40,
    title: "Fresh Eggs",
    subtitle: "",
    description: "",
    icon: "shopping-bag",
    colour: "#0e4d43",
    features: ["", "", "", ""],
    image: { file: "" },
  })
})

test("a new page has its title as heading and a free address, but neither id nor position", () => {
  const [campaign] = startingPoints
  const { file, changes } = newPage(content, "Page", campaign, "Öko Sarees")
  expect(file).toBe("pages/oko-sarees.json")
  expect(changes[file]).toEqual({
    $schema: "../.schemas/Page.json",
    title: "Öko Sarees | Aim for Big",
    description: "",
    top: { title: "Öko Sarees", introduction: expect.stringContaining("two sentences") },
    sections: campaign.kinds.map((kind) => ({ [kind]: expect.anything() })),
  })
  const [thanks] = startingPoints.filter(({ fields }) => fields)
  const news = newPage(content, "Article", { kinds: [] }, "Hens", [])
  const today = localTimeOf(Date.now(), "Asia/Kolkata").slice(0, 10)
  expect(news.changes[news.file]).toMatchObject({ date: today })
  expect(news.changes[news.file]).not.toHaveProperty("updated")
  const another = newPage(content, "Page", thanks, "Thank you")
  expect(another.changes[another.file]).toMatchObject({ inSearch: false })
})

test.each([
  ["of a file that exists", "Poultry Trading", [], "poultry-trading-2"],
  ["of a deleted draft", "Eggs", ["services/Eggs.json"], "eggs-2"],
  ["of another item before its address changed", "Hens", [], "hens-2"],
  ["of a device on Windows", "Con", [], "con-2"],
  ["that is empty", "家禽", [], "venture"],
  ["that has other letters", "Öko Straße: ﬁne Ⅳ & L’Été ", [], "oko-strasse-fine-iv-l-ete"],
  ["that is too long", "long ".repeat(13), [], "long-".repeat(12).slice(0, -1)],
])("a new item avoids the name %s", (_, title, taken, name) => {
  const former = withValueAt(content.get(service), ["formerIds"], ["hens"])
  const { file } = newItem(new Map(content).set(service, former), "Service", title, taken)
  expect(file).toBe(`services/${name}.json`)
})

test.each([
  ["a fixed page", "About", [], "about-2"],
  ["a composed page", "Poultry", [], "poultry-2"],
  ["the program", "Admin", [], "admin-2"],
  ["a file", "Prices", ["/prices/list.pdf"], "prices-2"],
])("a new page avoids the address of %s", (_, title, taken, name) => {
  expect(newPage(content, "Page", { kinds: [] }, title, taken).file).toBe(`pages/${name}.json`)
})

test("with a description and pictures, every kind is accepted; forgotten texts are found", async () => {
  const { file, changes } = newPage(content, "Page", { kinds: kindsOf(sectionSchema()) }, "Sarees")
  const isOpen = (error: string) => {
    const keys = error.split(" ")[2].split(".")
    const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key))
    return /^(description|label)$/.test(keys.at(-1) ?? "") || namesFile(schemaAt(file, path))
  }
  expect((await errorsAfter(changes)).filter((error) => !isOpen(error))).toEqual([])
  for (const { kinds } of startingPoints.filter((one) => one.kinds.length > 0)) {
    const value = newPage(content, "Page", { kinds }, "Sarees").changes[file]
    const texts = { [file]: textOf(file, withValueAt(value, ["top", "introduction"], "Hi")) }
    const { issues } = await validateChanges(memorySnapshot(), { texts })
    expect(issues.map(({ type }) => type)).toContain("placeholder")
  }
})

test("a section of each kind has the texts of the model's examples, but no picture", () => {
  const step = { title: "Write to us", text: "Say what happens in this step." }
  expect(newSection("steps")).toEqual({ steps: { title: "How it works", entries: [step, step] } })
  const entries = [{ picture: { file: "" } }, { picture: { file: "" } }]
  expect(newSection("gallery")).toEqual({ gallery: { title: "A look around", entries } })
})

test("the check accepts copies of items of each type", async () => {
  const names = ["services/poultry-trading", "values/ambition", "contact-info/email"]
  const copies = names.map((name) => copyItem(content, `${name}.json`))
  expect(copies.map(({ file }) => file)).toEqual(names.map((name) => `${name}-copy.json`))
  const changes = Object.assign({}, ...copies.map((copy) => copy.changes))
  expect(await errorsAfter(changes)).toEqual([])
})

test("the title of a copy is short enough; a page keeps its heading, an original its former ids", () => {
  const original = { ...Object(content.get(service)), title: "x".repeat(60), formerIds: ["hens"] }
  const copy = copyItem(new Map(content).set(service, original), service)
  expect(valueAt(copy.changes[copy.file], ["title"])).toBe(`${"x".repeat(53)} (copy)`)
  expect(valueAt(copy.changes[copy.file], ["formerIds"])).toBeUndefined()
  const { file, changes } = copyItem(content, "pages/privacy.json")
  expect(file).toBe("pages/privacy-copy.json")
  const title = "Privacy (copy) | Aim for Big"
  expect(changes[file]).toMatchObject({ title, top: { title: "Privacy" } })
})

const itemsAt = (...positions: (number | undefined)[]) =>
  positions.map((position, index) => ({ file: "abcdef"[index], value: { position } }))
const positionsOf = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([file, { position }]) => [file, position]))

test.each([
  ["to the middle", itemsAt(10, 20, 30), "c", 1, { c: 15 }],
  ["to the start", itemsAt(10, 20, 30), "b", 0, { b: 5 }],
  ["to the end", itemsAt(10, 20, 30), "a", 2, { a: 40 }],
  ["to its own place", itemsAt(10, 20, 30), "b", 1, {}],
  ["where there is no room", itemsAt(1, 2, 3), "c", 0, { c: 10, a: 20, b: 30 }],
  ["between equal positions", itemsAt(10, 10, 30), "c", 1, { c: 20, b: 30 }],
  ["behind an item without a position", itemsAt(10, undefined), "a", 1, { b: 10, a: 20 }],
])("an item moves %s", (_, items, file, index, changes) => {
  expect(positionsOf(moveItem(items, file, index))).toEqual(changes)
})

test("a new item is last", () => {
  const item = { file: "new", value: {} }
  expect(positionsOf(appendItem(itemsAt(10, 25), item))).toEqual({ new: 35 })
  expect(positionsOf(appendItem([], item))).toEqual({ new: 10 })
  expect(positionsOf(appendItem(itemsAt(10, 9998), item))).toEqual({ b: 20, new: 30 })
  const items = Array.from({ length: 2000 }, (_, index) => ({ file: `${index}`, value: {} }))
  const positions = Object.values(positionsOf(appendItem(items, item)))
  expect([Math.max(...positions), new Set(positions).size]).toEqual([2001 * 4, 2001])
})
