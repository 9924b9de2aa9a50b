import { mkdirSync, writeFileSync } from "node:fs"

const barLength = 30 // characters

export function median(numbers: number[]) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Shows the progress of `total` steps, on a terminal as a bar. Call it before each step and at the end. */
export function createProgress(total: number) {
  let done = 0
  return (step: string) => {
    const filled = Math.round((barLength * done) / total)
    const bar = "█".repeat(filled).padEnd(barLength, "░")
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${bar} ${done}/${total} ${step}`)
    else if (done < total) console.error(`${done + 1}/${total} ${step}`)
    if (done++ === total && process.stderr.isTTY) process.stderr.write("\r\x1b[K")
  }
}

/** Prints rows with equal keys as a table, and writes them to test-results/bench-NAME.json. */
export function printTable(name: string, rows: Record<string, string | number>[]) {
  const cells = [Object.keys(rows[0]), ...rows.map((row) => Object.values(row).map(String))]
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)))
  console.log(`\n${name}`)
  for (const row of cells)
    console.log(row.map((cell, column) => cell.padEnd(widths[column])).join("  "))
  mkdirSync("test-results", { recursive: true })
  writeFileSync(`test-results/bench-${name}.json`, `${JSON.stringify(rows, null, 2)}\n`)
}
