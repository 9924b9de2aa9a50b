/** @jest-environment node */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { check, jsonValue, object, property, string } from "fast-check"
import { typeName, contentTypeOf } from "../../schema/jsonSchema"
import { contentFiles } from "../rules/files"
import { fixSource } from "../fixFiles"
import { listFiles } from "./readFiles"
import { serialize } from "./serialize"

const files = contentFiles(listFiles("content"))
const source = (file: string, text: string) => ({ file, text, issues: [], isCertain: true })
const value = "values/ambition.json"

test.each(files)("%s is in canonical form", (file) => {
  const text = readFileSync(join("content", file), "utf8")
  const shape = contentTypeOf(file)
  expect(shape && serialize(JSON.parse(text), typeName(shape))).toBe(text)
  expect(fixSource(source(file, text))).toBe(text)
})

test("the order of the model, at every depth; what it does not know comes last", () => {
  const mixed = {
    zebra: 1,
    colour: "#000000",
    apple: { z: 1, a: [] },
    $schema: "s",
    title: "T",
  }
  expect(serialize(mixed, "Value")).toBe(`{
  "$schema": "s",
  "title": "T",
  "colour": "#000000",
  "zebra": 1,
  "apple": {
    "z": 1,
    "a": []
  }
}
`)
})

const passes = (outcome: { failed: boolean; counterexample: unknown }) =>
  expect(outcome.failed ? outcome.counterexample : "passes").toBe("passes")

test("whatever can be written in JSON comes back as it was", () => {
  passes(
    check(
      property(jsonValue({ maxDepth: 4 }), (any) => {
        const text = serialize(any, "Service")
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(any)))
        expect(serialize(JSON.parse(text), "Service")).toBe(text)
      }),
    ),
  )
})

test("fixing twice changes nothing, and drops nothing", () => {
  passes(
    check(
      property(object({ maxDepth: 2 }), string(), (more, title) => {
        const text = JSON.stringify({ ...(more as object), title })
        const once = fixSource(source(value, text))
        if (once === undefined) return
        expect(fixSource(source(value, once))).toBe(once)
        expect(Object.keys(JSON.parse(once)).toSorted()).toEqual(
          [...new Set([...Object.keys(JSON.parse(text)), "$schema"])].toSorted(),
        )
      }),
    ),
  )
})

const good = `{
  "$schema": "../.schemas/Value.json",
  "position": 1,
  "title": "Ambition",
  "description": "We aim high.",
  "icon": "mountain",
  "colour": "#0e4d43"
}
`
const { $schema: _, ...rest } = JSON.parse(good) as Record<string, unknown>

test.each<[what: string, text: string]>([
  ["Windows line ends", good.replaceAll("\n", "\r\n")],
  ["trailing commas", good.replace('43"', '43",')],
  ["a missing schema", JSON.stringify(rest)],
  ["a wrong schema", good.replace("Value.json", "Service.json")],
  ["curly quotes", good.replace(/"([^"]*)"/g, "“$1”")],
  ["single quotes", good.replaceAll('"', "'")],
  ["names without quotes", good.replace('"title"', "title")],
  ["white space around a text", good.replace('"Ambition"', '" Ambition\\n"')],
  ["a tab inside a text around it", good.replace('"Ambition"', '"Ambition\t"')],
  ["another order", JSON.stringify(Object.fromEntries(Object.entries(rest).toReversed()))],
  ["other indentation", JSON.stringify(JSON.parse(good), null, 4)],
])("%s is put right", (_what, text) => {
  expect(fixSource(source(value, text))).toBe(good)
})

test("a link gets its slash", () => {
  const file = "contact-info/email.json"
  const text = readFileSync(join("content", file), "utf8")
  const without = text.replace(/"to": ".*"/, '"to": "/services#poultry-trading"')
  expect(fixSource(source(file, without))).toBe(
    text.replace(/"to": ".*"/, '"to": "/services/#poultry-trading"'),
  )
})

test("what the model does not know is kept as it is written", () => {
  const text = good.replace("\n}", ',\n  "big": 12345678901234567890.10,\n  "more": [{}]\n}')
  expect(fixSource(source(value, text))).toBe(
    good.replace("\n}", ',\n  "big": 12345678901234567890.10,\n  "more": [\n    {}\n  ]\n}'),
  )
})

test.each<[what: string, text: string]>([
  ["a missing comma", good.replace('n",', 'n"')],
  ["a field that is written twice", good.replace("{", '{ "title": "Courage",')],
  ["a comment", good.replace("{", "{ // the first")],
  ["quotation marks inside a text", good.replace("high", '"high"')],
  ["a curly quote inside curly quotes", good.replace('"Ambition"', "“Am„bition”")],
  ["a list", "[]"],
  ["nothing", ""],
])("%s is left alone", (_what, text) => {
  expect(fixSource(source(value, text))).toBeUndefined()
})

test("so is a file that was not saved as UTF-8", () => {
  expect(fixSource({ ...source(value, good), isCertain: false })).toBeUndefined()
})
