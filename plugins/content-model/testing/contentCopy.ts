import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs"
import { writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { validateFolder } from "../validate/validateFolder"

export type ContentCopy = ReturnType<typeof copyContent>

/** A copy of content/ that a test may change. */
export function copyContent(folder = mkdtempSync(join(tmpdir(), "content-"))) {
  const pathOf = (file: string) => join(folder, file)
  const read = (file: string) => readFileSync(pathOf(file), "utf8")
  function write(file: string, content: string | Uint8Array) {
    mkdirSync(dirname(pathOf(file)), { recursive: true })
    writeFileSync(pathOf(file), content)
  }
  // With its old time, an image is not decoded again.
  const copy = () => cpSync("content", folder, { recursive: true, preserveTimestamps: true })
  copy()

  return {
    folder,
    read,
    write,
    replace(file: string, search: string | RegExp, replacement: string) {
      const after = read(file).replace(search, () => replacement)
      if (after === read(file)) throw new Error(`${file} does not contain ${search}`)
      write(file, after)
    },
    move(from: string, to: string) {
      mkdirSync(dirname(pathOf(to)), { recursive: true })
      renameSync(pathOf(from), pathOf(to))
    },
    remove: (file: string) => rmSync(pathOf(file), { recursive: true }),
    issues: () => validateFolder(folder),
    restore() {
      rmSync(folder, { recursive: true, force: true })
      copy()
    },
    end: () => rmSync(folder, { recursive: true }),
  }
}
