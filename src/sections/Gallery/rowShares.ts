/**
 * The share of its row that each picture takes, by its aspect ratio, and the gaps of that row. Pictures
 * of a row have one height, and each row is full. A row holds about `most` upright or square pictures, or
 * fewer wide ones.
 */
export function rowShares(ratios: readonly number[], most: number) {
  const total = sum(ratios)
  const rows = Math.round(total / most / (total / ratios.length / 2 + 1 / 3)) || 1
  let end = 0
  const rowOf = ratios.map((ratio) => Math.floor((((end += ratio) - ratio / 2) / total) * rows))
  return ratios.map((ratio, index) => {
    const row = ratios.filter((_, other) => rowOf[other] === rowOf[index])
    return { share: ratio / sum(row), gaps: row.length - 1 }
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
