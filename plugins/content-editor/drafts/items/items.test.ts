/** @jest-environment node */
import { model } from "../../../content-model/model/model"
import type { ContentValues } from "../../../content-model/read/content"
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

test.each(["hidden", "draft"] as const)("an item is made %s, and shown again as it was", (how) => {
  const changes = hideItem(linked, poultry, "/about/", how)
  expect(changes[poultry]).toEqual({ ...Object(content.get(poultry)), [how]: true })
  expect(valueAt(changes[home], button)).toBe("/about/")
  const values = new Map(Object.entries(changes))
  expect(showItem(values, poultry)).toEqual({ [poultry]: content.get(poultry) })
  expect(linkTargets(values).map((one) => one.address)).not.toContain(address)
})

const contacts = ["address", "email", "phone"].map((name) => `contact-info/${name}.json`)

test("an item can be a draft, but no page of the site itself, and not the last one that is needed", () => {
  const [first, ...others] = contacts
  const hidden = others.map((file) => [file, { hidden: true }] as const)
  const files = [poultry, first, home]
  expect(files.map((file) => canBeDraft(content, file))).toEqual([true, true, false])
  expect(canBeDraft(new Map([...content, ...hidden]), first)).toBe(false)
})

test("links can lead to pages and to shown items, but not to the item itself", () => {
  const hidden = hideItem(content, "services/ecommerce-fashion.json")
  const values = new Map([...content, ...Object.entries(hidden)])
  const addresses = linkTargets(values, poultry).map((one) => one.address)
  const fixed = model.types.flatMap((type) => type.meta()?.address ?? [])
  const own = ["/fashion/", "/founders-and-investors/", "/how-we-work/", "/poultry/", "/privacy/"]
  const sections = own.flatMap((one) => (/fa|fo|po/.test(one) ? [one, `${one}#questions`] : one))
  expect(addresses).toEqual([...fixed, ...sections, "/services/#founder-investor-connect"])
})

test("all links follow a new id, and the saved one is kept for redirects", () => {
  const saved = "poultry-trading"
  const rename = (values: ContentValues, id: string, savedId?: string) => {
    const changes = changeId(values, poultry, id, savedId)
    const { [poultry]: item, [home]: page } = changes
    return { item, to: valueAt(page, button), after: new Map(Object.entries(changes)) }
  }
  const eggs = rename(linked, "eggs", saved)
  expect(eggs).toMatchObject({ to: "/services/#eggs", item: { id: "eggs", formerIds: [saved] } })
  const hens = rename(eggs.after, "hens", saved)
  expect(valueAt(hens.item, ["formerIds"])).toEqual([saved])
  expect(valueAt(rename(hens.after, saved, saved).item, ["formerIds"])).toBeUndefined()
  expect(valueAt(rename(linked, "eggs").item, ["formerIds"])).toBeUndefined()
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
  [
    "that has other letters",
    "Öko Straße: ﬁne Ⅳ & L’Été ",
    [],
    "services/oko-strasse-fine-iv-l-ete.json",
  ],
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
