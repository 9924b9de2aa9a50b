import { mkdirSync, writeFileSync } from "node:fs"

export function median(numbers: number[]) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** A row of a table: median, minimum and maximum of some numbers, rounded. */
export const summarise = (what: string, numbers: number[]) => ({
  what,
  median: Math.round(median(numbers)),
  min: Math.round(Math.min(...numbers)),
  max: Math.round(Math.max(...numbers)),
})

/** Returns a function that prints the progress of `total` steps. Call it before each step. */
export function createProgress(total: number) {
  let done = 0
  return (step: string) => console.error(`${++done}/${total} ${step}`)
}

/** Prints rows as a table, and writes them to test-results/bench-NAME.json. */
export function printTable(name: string, rows: Record<string, string | number>[]) {
  console.table(rows)
  mkdirSync("test-results", { recursive: true })
  writeFileSync(`test-results/bench-${name}.json`, `${JSON.stringify(rows, null, 2)}\n`)
}
