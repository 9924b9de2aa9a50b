import { join } from "node:path"
import type { NumberStore, Row } from "../store"
import { openLines, readLines } from "./jsonLines"

const keyOf = ({ day, path, event, campaign }: Omit<Row, "count">) =>
  JSON.stringify([day, path, event, campaign])

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && "day" in value && "count" in value

/** Keeps numbers in a folder, in numbers.jsonl. Each line adds to a count. After a number of lines they are added up. */
export function openFileNumbers(
  folder: string,
  maxLines = 10_000,
): NumberStore & { close: () => void } {
  const file = join(folder, "numbers.jsonl")
  const rows = new Map<string, Row>()
  const add = (row: Row) => {
    const known = rows.get(keyOf(row))
    if (known) known.count += row.count
    else rows.set(keyOf(row), { ...row })
  }
  for (const row of readLines(file).filter(isRow)) add(row)
  const lines = openLines(file, [...rows.values()])
  let added = 0
  return {
    async add(counted) {
      const row = { ...counted, count: 1 }
      lines.append(row)
      add(row)
      if (++added % maxLines === 0) lines.replace([...rows.values()])
    },
    async size(day) {
      return [...rows.values()].filter((row) => row.day === day).length
    },
    async read(from, to) {
      return [...rows.values()].filter(({ day }) => day >= from && day <= to)
    },
    close: () => lines.close(),
  }
}
