import { readContent, readValues } from "./readContent"
import { Service, Value } from "../../../src/model/items"
import { copyContent } from "../testing/contentCopy"
import "../../../scripts/lib/siteModel"
import { serialize } from "./json/serialize"

const content = copyContent()

test("items are sorted by position, hidden ones are left out", () => {
  const fashion = "services/ecommerce-fashion.json"
  const services = () => readContent(content.folder).all(Service)
  const ids = () => services().map(({ id }) => id)
  content.replace(fashion, /"position": \d+/, '"position": 9999')
  expect(ids()).toEqual(["founder-investor-connect", "poultry-trading", "ecommerce-fashion"])
  content.replace(fashion, '"position"', '"hidden": true, "position"')
  expect(ids()).toEqual(["founder-investor-connect", "poultry-trading"])
})

test("a value with errors is no content, but can be read; a file that is no JSON has none", () => {
  content.replace("values/ambition.json", '"title"', '"titel"')
  content.write("values/innovation.json", "no JSON")
  expect(() => readContent(content.folder).all(Value)).toThrow(/titel/)
  const values = readValues(content.folder)
  expect(values.get("values/ambition.json")).toHaveProperty("titel")
  expect([...values].at(-1)).toEqual(["values/innovation.json", undefined])
})

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
