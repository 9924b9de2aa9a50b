import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from "node:fs"
import { dirname } from "node:path"

/** A file with one JSON value a line. */
export type JsonLines = {
  /** Adds a line. It is on the disk when this returns. */
  append: (value: object) => void
  /** Replaces all lines. */
  replace: (values: object[]) => void
  close: () => void
}

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

/** Opens a file that has these values, and no others. */
export function openLines(file: string, values: object[]): JsonLines {
  writeLines(file, values)
  let target = openSync(file, "a")
  return {
    append(value) {
      const { size } = fstatSync(target)
      try {
        writeFileSync(target, `${JSON.stringify(value)}\n`)
        fsyncSync(target)
      } catch (error) {
        // A full disk may take a part: the next line must not continue it.
        ftruncateSync(target, size)
        throw error
      }
    },
    replace(newValues) {
      writeLines(file, newValues)
      closeSync(target)
      target = openSync(file, "a")
    },
    close: () => closeSync(target),
  }
}

/** Replaces a file at once, so that a killed process or a full disk leaves the old or the new one. */
function writeLines(file: string, values: object[]) {
  const temporary = `${file}.new`
  const target = openSync(temporary, "w", 0o600)
  writeFileSync(target, values.map((value) => `${JSON.stringify(value)}\n`).join(""))
  fsyncSync(target)
  closeSync(target)
  renameSync(temporary, file)
  const folder = openSync(dirname(file), "r")
  fsyncSync(folder)
  closeSync(folder)
}
