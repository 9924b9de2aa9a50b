import { rowShares } from "./rowShares"

const upright = 2 / 3
const wide = 4 / 3

/** The number of pictures in each row. */
function lengths(ratios: number[], most = 4) {
  const shares = rowShares(ratios, most)
  const found: number[] = []
  for (let index = 0; index < shares.length; index += found[found.length - 1])
    found.push(shares[index].gaps + 1)
  return found
}

test.each([
  [2, [2]],
  [3, [3]],
  [5, [5]],
  [6, [3, 3]],
  [7, [3, 4]],
  [12, [4, 4, 4]],
])("%i upright pictures stand in rows of %j", (count, expected) => {
  expect(lengths(Array(count).fill(upright))).toEqual(expected)
})

test.each([
  [2, [2]],
  [3, [3]],
  [5, [2, 3]],
  [6, [3, 3]],
  [24, [3, 3, 3, 3, 3, 3, 3, 3]],
])("%i wide pictures stand in rows of %j", (count, expected) => {
  expect(lengths(Array(count).fill(wide))).toEqual(expected)
})

test("any pictures fill each of their rows", () => {
  for (let count = 2; count <= 24; count++) {
    const ratios = Array.from(
      { length: count },
      (_, index) => [upright, wide, 1, 2.5, 0.5][index % 5],
    )
    for (const most of [1.4, 2.5, 4]) {
      const shares = rowShares(ratios, most)
      const rows = lengths(ratios, most)
      expect(rows.reduce((sum, length) => sum + length)).toBe(count)
      let start = 0
      for (const length of rows) {
        const row = shares.slice(start, (start += length))
        expect(row.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
      }
    }
  }
})

test("a gallery of the editor's preview may have no picture yet", () => {
  expect(rowShares([], 4)).toEqual([])
})
