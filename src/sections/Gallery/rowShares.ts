/**
 * The share of its row that each picture takes, by its aspect ratio, and the number of gaps of that row. Pictures
 * of a row have one height, and each row is full. A row holds about `most` upright or square pictures, or
 * fewer wide ones.
 */
export function rowShares(ratios: readonly number[], most: number) {
  const total = sum(ratios)
  // Square pictures (average ratio 1) fill a row `most × 5/6` wide; the wider the average, the wider the row.
  const average = total / ratios.length
  const rowWidth = most * (average / 2 + 1 / 3)
  const rows = Math.round(total / rowWidth) || 1
  // All pictures lie in one line, which is cut into rows of equal width. The middle of a picture decides its row.
  const middles = ratios.map((ratio, index) => sum(ratios.slice(0, index)) + ratio / 2)
  const rowOf = middles.map((middle) => Math.floor((middle / total) * rows))
  return ratios.map((ratio, index) => {
    const row = ratios.filter((_, other) => rowOf[other] === rowOf[index])
    return { share: ratio / sum(row), gaps: row.length - 1 }
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
