/** @jest-environment node */
import "../../../../scripts/lib/siteModel"
import { valueAt } from "../../../content-model/lib/path"
import { findPlaces, replacePlaces } from "./findPlaces"

/** The file after all places of some words have other words, and the paths of these places. */
function replaceAll(file: string, value: object, [from, to]: [string, string]) {
  const values = new Map<string, unknown>([[file, value]])
  const places = findPlaces(values, from, to)
  const refused = places.filter(({ problem }) => problem)
  const changed = replacePlaces(
    values,
    places.filter(({ problem }) => !problem),
  )
  const paths = places.map(({ path }) => path.join("."))
  return { paths, refused, value: changed[file] ?? value }
}

test.each<[string, [string, string], string]>([
  ["Eggs, eggs", ["eggs", "hens"], "hens, hens"],
  ["a b", ["b", "$& $1 $$"], "a $& $1 $$"],
  ["🐓 hen 🐓", ["hen", "🐔"], "🐓 🐔 🐓"],
  ["+1 000-555-0100.", ["0005550100", "+91 405"], "+91 405."],
  ["20005550100", ["0005550100", "1"], "20005550100"],
])("in %j, replacing %j leaves %j", (description, words, after) => {
  const { value } = replaceAll("values/ambition.json", { title: "x", description }, words)
  expect(valueAt(value, ["description"])).toBe(after)
})

test.each<[string, [string, string], string, number]>([
  ["**egg** egg", ["egg", "hen"], "**hen** hen", 0],
  ["[egg](/egg/)", ["egg", "hen"], "[hen](/egg/)", 0],
  ["**egg** hen", ["egg", ""], "**egg** hen", 1],
  ["egg or egg", ["egg", "*"], "egg or egg", 1],
])("in the Markdown %j, replacing %j leaves %j", (body, words, after, count) => {
  const { value, refused } = replaceAll("pages/a.json", { sections: [{ text: { body } }] }, words)
  expect([valueAt(value, ["sections", 0, "text", "body"]), refused.length]).toEqual([after, count])
})

test("ids, icons, colours, pictures and addresses keep their words", () => {
  const image = { file: "images/egg.png", description: "egg" }
  const value = { id: "egg", icon: "egg", title: "egg", image }
  const { paths } = replaceAll("services/egg.json", value, ["egg", "hen"])
  expect(paths).toEqual(["title", "image.description"])
})

test("a number that is dialled follows the one that is shown; a part of it does not", () => {
  const phone = { title: "Phone", content: "+1 000-555-0100", to: "tel:+1-000-555-0100" }
  const after = (...words: [string, string]) =>
    replaceAll("contact-info/phone.json", phone, words).value
  expect(after("+1 000-555-0100", "+91 (40) 5550 1234")).toEqual({
    ...phone,
    content: "+91 (40) 5550 1234",
    to: "tel:+914055501234",
  })
  expect(after("000-55", "1")).toEqual(phone)
  expect(after("+1 000-555-0100", "none")).toEqual({ ...phone, content: "none" })
})
