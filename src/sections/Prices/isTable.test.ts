import { isTable } from "./isTable"

const short = { features: null, action: null }
const many = Array.from({ length: 5 }, () => short)

test("many prices that are no more than a name and an amount are a table", () => {
  expect(isTable(many)).toBe(true)
  expect(isTable([...many, { ...short, features: [] }])).toBe(true)
})

test.each([
  ["few", many.slice(1)],
  ["one with features", [...many, { ...short, features: ["Delivery"] }]],
  ["one with a button", [...many, { ...short, action: { label: "Order" } }]],
])("%s are cards", (_, entries) => {
  expect(isTable(entries)).toBe(false)
})
