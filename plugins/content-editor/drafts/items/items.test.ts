/** @jest-environment node */
import { slugOf } from "../../../content-model/lib/slug"
import { model } from "../../../content-model/model/model"
import { readValues } from "../../../content-model/read/readContent"
import { errorsAfter } from "../../testing/memoryBackend"
import { valueAt, withValueAt } from "../../../content-model/lib/path"
import {
  canBeDraft,
  changeId,
  deleteItem,
  hideItem,
  linkTargets,
  linksToItem,
  showItem,
} from "./links"
import { copyItem, newItem } from "./newItem"
import { fixtureContent } from "../../../content-model/testing/fixtureSite"

const content = readValues(fixtureContent)
const [home, poultry] = ["pages/home.json", "services/poultry-trading.json"]
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
const linked = withLinks([button, address], [vision, `/services?from=home#poultry-trading`])

test("links are found also with a query and without a slash, but not in the item itself", () => {
  const own = withValueAt(content.get(poultry), ["action"], address)
  const values = new Map(linked).set(poultry, own)
  expect(linksToItem(values, poultry)).toEqual([
    { file: home, path: button },
    { file: home, path: vision },
  ])
  expect(linksToItem(content, "values/ambition.json")).toEqual([])
})

test("a deleted item leaves no link to nothing", async () => {
  expect(await errorsAfter({ [poultry]: null, [home]: linked.get(home) })).toHaveLength(2)
  const changes = deleteItem(linked, poultry, "/contact/")
  expect(Object.keys(changes).toSorted()).toEqual([home, poultry])
  expect(valueAt(changes[home], button)).toBe("/contact/")
  expect(valueAt(changes[home], vision)).toBe("/contact/")
  expect(await errorsAfter(changes)).toEqual([])
})

test("an item without links is deleted alone", () => {
  expect(deleteItem(content, poultry)).toEqual({ [poultry]: null })
})

test("a hidden item keeps its texts, and is shown again as it was", () => {
  const changes = hideItem(linked, poultry, "/about/")
  expect(changes[poultry]).toEqual(
    expect.objectContaining({ hidden: true, title: "Poultry Trading" }),
  )
  expect(valueAt(changes[home], button)).toBe("/about/")
  expect(showItem(new Map(Object.entries(changes)), poultry)).toEqual({
    [poultry]: content.get(poultry),
  })
})

test("an item is a draft as it is hidden, and shown again as it was", () => {
  const changes = hideItem(linked, poultry, "/about/", "draft")
  expect(changes[poultry]).toEqual(expect.objectContaining({ draft: true }))
  expect(valueAt(changes[home], button)).toBe("/about/")
  const values = new Map(Object.entries(changes))
  expect(showItem(values, poultry)).toEqual({ [poultry]: content.get(poultry) })
  expect(linkTargets(values).map((one) => one.address)).not.toContain(address)
})

const contacts = ["address", "email", "phone"].map((name) => `contact-info/${name}.json`)

test("an item can be a draft, but no page of the site itself, and not the last one that is needed", () => {
  const [first, ...others] = contacts
  const hidden = others.map((file) => [file, { hidden: true }] as const)
  expect([poultry, first, home].map((file) => canBeDraft(content, file))).toEqual([
    true,
    true,
    false,
  ])
  expect(canBeDraft(new Map([...content, ...hidden]), first)).toBe(false)
})

test("links can lead to pages and to shown items, but not to the item itself", () => {
  const hidden = hideItem(content, "services/ecommerce-fashion.json")
  const values = new Map([...content, ...Object.entries(hidden)])
  const addresses = linkTargets(values, poultry).map((one) => one.address)
  const fixed = model.types.flatMap((type) => type.meta()?.address ?? [])
  expect(addresses).toEqual([
    ...fixed,
    "/fashion/",
    "/fashion/#questions",
    "/founders-and-investors/",
    "/founders-and-investors/#questions",
    "/how-we-work/",
    "/poultry/",
    "/poultry/#questions",
    "/privacy/",
    "/services/#founder-investor-connect",
  ])
})

test("all links follow a new id, and the saved one is kept for redirects", () => {
  const changes = changeId(linked, poultry, "eggs", "poultry-trading")
  expect(valueAt(changes[home], button)).toBe("/services/#eggs")
  expect(changes[poultry]).toEqual(
    expect.objectContaining({ id: "eggs", formerIds: ["poultry-trading"] }),
  )
  const again = changeId(new Map(Object.entries(changes)), poultry, "hens", "poultry-trading")
  expect(valueAt(again[poultry], ["formerIds"])).toEqual(["poultry-trading"])
  const back = changeId(
    new Map(Object.entries(again)),
    poultry,
    "poultry-trading",
    "poultry-trading",
  )
  expect(valueAt(back[poultry], ["formerIds"])).toBeUndefined()
})

test("an unsaved id is not redirected", () => {
  expect(valueAt(changeId(content, poultry, "eggs")[poultry], ["formerIds"])).toBeUndefined()
})

test.each([
  ["Öko Straße: Äpfel & Co", "oko-strasse-apfel-co"],
  ["  L’Été  2026! ", "l-ete-2026"],
  // The check proposes the same name.
  ["ﬁne Ⅳ", "fine-iv"],
  ["家禽", ""],
])("the title %p becomes the name %p", (title, name) => {
  expect(slugOf(title)).toBe(name)
})

test("a new item has its title, the examples of the model and the last position", () => {
  const { file, changes } = newItem(content, "Service", "Fresh Eggs")
  expect(file).toBe("services/fresh-eggs.json")
  expect(changes).toEqual({
    [file]: {
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
    },
  })
})

test.each([
  ["of a file that exists", "Poultry Trading", [], "services/poultry-trading-2.json"],
  ["of a deleted draft", "Eggs", ["services/Eggs.json"], "services/eggs-2.json"],
  ["of another item before its address changed", "Hens", [], "services/hens-2.json"],
  ["of a device on Windows", "Con", [], "services/con-2.json"],
  ["that is empty", "家禽", [], "services/venture.json"],
  ["that is too long", "long ".repeat(13), [], `services/${"long-".repeat(12).slice(0, -1)}.json`],
])("a new item avoids the name %s", (_, title, taken, file) => {
  const former = withValueAt(content.get(poultry), ["formerIds"], ["hens"])
  const values = new Map(content).set(poultry, former)
  expect(newItem(values, "Service", title, taken).file).toBe(file)
})

test("the check accepts copies of items of each type", async () => {
  const files = [poultry, "values/ambition.json", "contact-info/email.json"]
  const copies = files.map((file) => copyItem(content, file))
  const changes = Object.assign({}, ...copies.map((copy) => copy.changes))
  expect(Object.keys(changes)).toEqual([
    "services/poultry-trading-copy.json",
    "values/ambition-copy.json",
    "contact-info/email-copy.json",
  ])
  expect(await errorsAfter(changes)).toEqual([])
})

test("the title of a copy is short enough, and its former addresses stay with the original", () => {
  const original = { ...Object(content.get(poultry)), title: "x".repeat(60), formerIds: ["hens"] }
  const { file, changes } = copyItem(new Map(content).set(poultry, original), poultry)
  expect(valueAt(changes[file], ["title"])).toBe(`${"x".repeat(53)} (copy)`)
  expect(valueAt(changes[file], ["formerIds"])).toBeUndefined()
})
