import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeSync,
} from "node:fs"
import { dirname } from "node:path"

/** A file with one JSON value a line, to which lines are only added. */
export type JsonLines = { append: (value: object) => void; close: () => void }

/**
 * The values in a file. A line that a killed process has not finished is cut off.
 * @throws {Error} that names a line which is no JSON.
 */
export function readLines(file: string): unknown[] {
  if (!existsSync(file)) return []
  const text = readFileSync(file)
  const end = text.lastIndexOf("\n") + 1
  if (end < text.length) truncateSync(file, end)
  const lines = text.subarray(0, end).toString().split("\n").slice(0, -1)
  return lines.map((line, index) => {
    try {
      return JSON.parse(line)
    } catch (cause) {
      throw new Error(`${file}, line ${index + 1} is damaged. Repair or delete the line.`, {
        cause,
      })
    }
  })
}

/** Replaces a file at once, so that a killed process leaves the old or the new one. */
export function writeLines(file: string, values: object[]) {
  const temporary = `${file}.new`
  const target = openSync(temporary, "w", 0o600)
  writeSync(target, values.map((value) => `${JSON.stringify(value)}\n`).join(""))
  fsyncSync(target)
  closeSync(target)
  renameSync(temporary, file)
  const folder = openSync(dirname(file), "r")
  fsyncSync(folder)
  closeSync(folder)
}

/** Opens a file to add lines. Each line is on the disk when `append` returns. */
export function openLines(file: string): JsonLines {
  const target = openSync(file, "a", 0o600)
  return {
    append(value) {
      const line = Buffer.from(`${JSON.stringify(value)}\n`)
      const written = writeSync(target, line)
      // A full disk takes a part: the next line must not continue it.
      if (written < line.length) {
        truncateSync(file, readFileSync(file).lastIndexOf("\n") + 1)
        throw new Error("The disk is full.")
      }
      fsyncSync(target)
    },
    close: () => closeSync(target),
  }
}
