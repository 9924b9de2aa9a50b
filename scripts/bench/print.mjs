import { mkdirSync, writeFileSync } from "node:fs"

const barLength = 30 // characters

/** The middle one of some numbers. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Shows how far a long work has come; on a terminal as a bar in one line. */
export function progress(total) {
  let done = 0
  return (what) => {
    const filled = Math.round((barLength * done) / total)
    const bar = "█".repeat(filled).padEnd(barLength, "░")
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${bar} ${done}/${total} ${what}`)
    else if (done < total) console.error(`${done + 1}/${total} ${what}`)
    if (done++ === total && process.stderr.isTTY) process.stderr.write("\r\x1b[K")
  }
}

/** Prints rows of the same fields as a table, and keeps them in test-results/ as JSON. */
export function publish(name, rows) {
  const cells = [Object.keys(rows[0]), ...rows.map((row) => Object.values(row).map(String))]
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)))
  console.log(`\n${name}`)
  for (const row of cells)
    console.log(row.map((cell, column) => cell.padEnd(widths[column])).join("  "))
  mkdirSync("test-results", { recursive: true })
  writeFileSync(`test-results/bench-${name}.json`, `${JSON.stringify(rows, null, 2)}\n`)
}
