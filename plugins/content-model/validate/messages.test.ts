import { closestMatch, fieldPath, quote } from "./messages"

test("a quotation is shortened, and shows invisible characters as code points", () => {
  expect(quote('a "b"\n\u200b\u202e')).toBe('"a "b"\\nU+200BU+202E"')
  expect(quote("x".repeat(61))).toBe(`"${"x".repeat(60)}…"`)
})

const poultry = {
  file: "services/poultry.json",
  name: "Service",
  value: { title: " Poultry Trading " },
}

test("a field path begins with the content type or with the folder and title of the item", () => {
  expect(fieldPath(poultry, ["features", 1])).toBe(
    "Services › Poultry Trading › Features (features) › 2",
  )
  expect(fieldPath({ ...poultry, value: { title: " " } }, [])).toBe("Services › poultry.json")
  expect(fieldPath({ file: "site.json", name: "Website", value: {} }, ["footer", "none"])).toBe(
    "Site › Footer › none",
  )
})

test("the closest match ignores upper case and hyphens, and is not too far away", () => {
  const icons = ["shopping-bag", "mountain", "egg"]
  expect(closestMatch("ShoppingBag", icons)).toBe("shopping-bag")
  expect(closestMatch("mountian", icons)).toBe("mountain")
  expect(closestMatch("shop", icons)).toBe("shopping-bag")
  expect(closestMatch("rooster", icons)).toBeUndefined()
  expect(closestMatch("!", icons)).toBeUndefined()
})
