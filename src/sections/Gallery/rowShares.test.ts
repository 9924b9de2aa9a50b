import { rowShares } from "./rowShares"

const [upright, wide] = [2 / 3, 4 / 3]

/** The number of pictures in each row. */
function lengths(ratios: number[], most = 4) {
  const shares = rowShares(ratios, most)
  const found: number[] = []
  for (let index = 0; index < shares.length; index += found[found.length - 1])
    found.push(shares[index].gaps + 1)
  return found
}

test.each([
  ["upright", upright, [[2], [3], [5], [3, 3], [3, 4], [4, 4, 4]]],
  ["wide", wide, [[2], [3], [2, 3], [3, 3], Array(8).fill(3)]],
])("%s pictures stand in rows of %j", (_, ratio, expected) => {
  for (const rows of expected) {
    const count = rows.reduce((sum, length) => sum + length)
    expect(lengths(Array(count).fill(ratio))).toEqual(rows)
  }
})

test("any pictures fill each of their rows", () => {
  const kinds = [upright, wide, 1, 2.5, 0.5]
  for (let count = 2; count <= 24; count++) {
    const ratios = Array.from({ length: count }, (_, index) => kinds[index % 5])
    const shares = rowShares(ratios, 2.5).map(({ share }) => share)
    for (const length of lengths(ratios, 2.5))
      expect(shares.splice(0, length).reduce((sum, share) => sum + share)).toBeCloseTo(1)
    expect(shares).toEqual([])
  }
  // A gallery of the editor's preview may have no picture yet.
  expect(rowShares([], 4)).toEqual([])
})
