/** @jest-environment node */
import { appendItem, moveItem } from "./order"

const itemsAt = (...positions: (number | undefined)[]) =>
  positions.map((position, index) => ({ file: "abcdef"[index], value: { position } }))
const positionsOf = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([file, { position }]) => [file, position]))

test.each([
  ["to the middle", itemsAt(10, 20, 30), "c", 1, { c: 15 }],
  ["to the start", itemsAt(10, 20, 30), "b", 0, { b: 5 }],
  ["to the end", itemsAt(10, 20, 30), "a", 2, { a: 40 }],
  ["to its own place", itemsAt(10, 20, 30), "b", 1, {}],
  ["where there is no room", itemsAt(1, 2, 3), "c", 0, { c: 10, a: 20, b: 30 }],
  ["whose number fits already", itemsAt(20, 21, 22), "a", 1, { b: 10, a: 20, c: 30 }],
  ["between equal positions", itemsAt(10, 10, 30), "c", 1, { c: 20, b: 30 }],
  ["behind the greatest position", itemsAt(10, 9999), "a", 1, { b: 10, a: 20 }],
  ["behind an item without a position", itemsAt(10, undefined), "a", 1, { b: 10, a: 20 }],
])("an item moves %s", (_, items, file, index, changes) => {
  expect(positionsOf(moveItem(items, file, index))).toEqual(changes)
})

test("thousands of items keep different positions", () => {
  const items = Array.from({ length: 2000 }, (_value, index) => ({
    file: `${index}`,
    value: { position: 1 },
  }))
  const positions = Object.values(positionsOf(moveItem(items, "1999", 0)))
  expect(Math.max(...positions)).toBeLessThanOrEqual(9999)
  expect(new Set(positions).size).toBe(positions.length)
})

test("a new item is last", () => {
  const item = { file: "new", value: {} }
  expect(positionsOf(appendItem(itemsAt(10, 25), item))).toEqual({ new: 35 })
  expect(positionsOf(appendItem([], item))).toEqual({ new: 10 })
  expect(positionsOf(appendItem(itemsAt(10, 9999), item))).toEqual({ b: 20, new: 30 })
})
