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
  ["between equal positions", itemsAt(10, 10, 30), "c", 1, { c: 20, b: 30 }],
  ["behind an item without a position", itemsAt(10, undefined), "a", 1, { b: 10, a: 20 }],
])("an item moves %s", (_, items, file, index, changes) => {
  expect(positionsOf(moveItem(items, file, index))).toEqual(changes)
})

test("a new item is last", () => {
  const item = { file: "new", value: {} }
  expect(positionsOf(appendItem(itemsAt(10, 25), item))).toEqual({ new: 35 })
  expect(positionsOf(appendItem([], item))).toEqual({ new: 10 })
  expect(positionsOf(appendItem(itemsAt(10, 9998), item))).toEqual({ b: 20, new: 30 })
  const items = Array.from({ length: 2000 }, (_, index) => ({ file: `${index}`, value: {} }))
  const positions = Object.values(positionsOf(appendItem(items, item)))
  expect([Math.max(...positions), new Set(positions).size]).toEqual([2001 * 4, 2001])
})
