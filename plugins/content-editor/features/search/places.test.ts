/** @jest-environment node */
import { valueAt } from "../../../content-model/lib/path"
import { findPlaces, replacePlaces, type Options } from "./places"

const file = "values/ambition.json"
const page = "pages/words.json"
const loose = { isWholeWord: false, isExactCase: false }

function replaceAll(
  value: Record<string, unknown>,
  [from, to]: [string, string],
  options: Partial<Options> = {},
  name = file,
) {
  const values = new Map<string, unknown>([[name, value]])
  const places = findPlaces(values, from, { ...loose, ...options })
  const { changed, refused } = replacePlaces(values, places, to)
  return { places, refused, value: changed[name] ?? value }
}

const inLine = (description: string, words: [string, string], options?: Partial<Options>) =>
  valueAt(replaceAll({ title: "x", description }, words, options).value, ["description"])

test.each<[string, string, [string, string], string, Partial<Options>?]>([
  ["every place", "Eggs, eggs", ["eggs", "hens"], "hens, hens"],
  ["exact case", "Eggs, eggs", ["eggs", "hens"], "Eggs, hens", { isExactCase: true }],
  ["whole words", "egg eggs Ei-egg", ["egg", "hen"], "hen eggs Ei-hen", { isWholeWord: true }],
  ["a whole word beside an accent", "café caf", ["caf", "bar"], "café bar", { isWholeWord: true }],
  ["dollar signs", "a b", ["b", "$& $1 $$"], "a $& $1 $$"],
  ["signs of patterns", "1 + (a.b)", ["(a.b)", "c"], "1 + c"],
  ["overlapping places", "ananana", ["ana", "x"], "xnx"],
  ["words that contain the searched ones", "egg egg", ["egg", "egg egg"], "egg egg egg egg"],
  ["letters beyond the basic plane", "🐓 hen 🐓", ["hen", "🐔"], "🐓 🐔 🐓"],
  ["a number written otherwise", "Call +1 000-555-0100.", ["0005550100", "1"], "Call +1 1."],
  ["another country", "+1 000-555-0100.", ["0005550100", "+91 405"], "+91 405."],
  ["signs beside letters", "E-commerce & more", ["E-commerce &", "x"], "x more"],
  ["no longer number", "20005550100", ["0005550100", "1"], "20005550100"],
])("replacing handles %s", (...[, before, words, after, options]) => {
  expect(inLine(before, words, options)).toBe(after)
})

const inMarkdown = (body: string, words: [string, string]) => {
  const value = { sections: [{ text: { body } }] }
  const result = replaceAll(value, words, {}, page)
  return [valueAt(result.value, ["sections", 0, "text", "body"]), result.refused.length]
}

test.each<[string, string, [string, string], string, number]>([
  ["bold words", "**egg** egg", ["egg", "hen"], "**hen** hen", 0],
  ["the words of a link, not its address", "[egg](/egg/)", ["egg", "hen"], "[hen](/egg/)", 0],
  ["nothing in place of bold words", "**egg** hen", ["egg", ""], "**egg** hen", 1],
  ["new signs", "egg or egg", ["egg", "*"], "egg or egg", 2],
  ["a backslash before a sign", "a egg", ["egg", "\\*"], "a egg", 1],
])("in a text with signs, replacing changes %s", (_, before, words, after, refused) => {
  expect(inMarkdown(before, words)).toEqual([after, refused])
})

test("ids, icons, colours, pictures and addresses keep their words", () => {
  const image = { file: "images/egg.png", description: "egg" }
  const value = { id: "egg", icon: "egg", title: "egg", image }
  const { places } = replaceAll(value, ["egg", "hen"], {}, "services/egg.json")
  expect(places.map(({ path }) => path.join("."))).toEqual(["title", "image.description"])
})

test("a number that is dialled follows the one that is shown; a part of it does not", () => {
  const phone = { title: "Phone", content: "+1 000-555-0100", to: "tel:+1-000-555-0100" }
  const name = "contact-info/phone.json"
  expect(replaceAll(phone, ["+1 000-555-0100", "+91 (40) 5550 1234"], {}, name).value).toEqual({
    ...phone,
    content: "+91 (40) 5550 1234",
    to: "tel:+91-40-5550-1234",
  })
  expect(replaceAll(phone, ["000-55", "1"], {}, name).value).toEqual(phone)
})
