/** @jest-environment node */
import { assert, jsonValue, property } from "fast-check"
import { contentTypeOf, typeName } from "../../model/model"
import { siteTexts } from "../../testing/checkSite"
import { serialize } from "./serialize"

test.each([...siteTexts])("%s is in canonical form", (file, text) => {
  const type = contentTypeOf(file)
  expect(type && serialize(JSON.parse(text), typeName(type))).toBe(text)
})

test("fields are in the order of the model at every depth, unknown fields come last", () => {
  const mixed = { zebra: 1, colour: "#000000", apple: { z: 1, a: [] }, $schema: "s", title: "T" }
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

test("any JSON value survives, and a second pass changes nothing", () => {
  assert(
    property(jsonValue({ maxDepth: 4 }), (value) => {
      const text = serialize(value, "Service")
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      expect(serialize(JSON.parse(text), "Service")).toBe(text)
    }),
  )
})
