/** @jest-environment node */
import "../../../../scripts/lib/siteModel"
import { serialize } from "./serialize"

test("fields are in the order of the model at every depth, unknown fields come last", () => {
  const apple = { z: 1.5, a: [], b: [null, { c: '\u2028"' }] }
  const mixed = { zebra: 1, colour: "#000000", apple, $schema: "s", title: "T" }
  const text = serialize(mixed, "Value")
  expect(text).toBe(`{
  "$schema": "s",
  "title": "T",
  "colour": "#000000",
  "zebra": 1,
  "apple": ${JSON.stringify(apple, null, 2).replaceAll("\n", "\n  ")}
}
`)
  expect(serialize(JSON.parse(text), "Value")).toBe(text)
})
