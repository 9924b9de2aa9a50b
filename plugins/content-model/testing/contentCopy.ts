import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { strict, type Issue } from "../validate/issues"
import { listFiles } from "../validate/json/readFiles"
import { validateFolder } from "../validate/validateFolder"

/** A copy of content/ in which a test may make mistakes. */
export type ContentCopy = ReturnType<typeof draft>
export type Mutation = (copyContent: ContentCopy) => unknown

export function draft(folder = mkdtempSync(join(tmpdir(), "content-"))) {
  cpSync("content", folder, { recursive: true })
  const { files } = listFiles("content")
  const texts = files.filter((file) => !file.startsWith("images/"))
  const pictures = new Set(files.filter((file) => file.startsWith("images/")))
  const pathOf = (file: string) => join(folder, file)
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(pathOf(file)), { recursive: true })
    writeFileSync(pathOf(file), content)
  }

  return {
    folder,
    write,
    read: (file: string) => readFileSync(pathOf(file), "utf8"),
    replace(file: string, search: string | RegExp, put: string) {
      const before = readFileSync(pathOf(file), "utf8")
      const after = before.replace(search, () => put)
      if (after === before) throw new Error(`${file} does not hold ${search}`)
      write(file, after)
    },
    move(from: string, to: string) {
      mkdirSync(dirname(pathOf(to)), { recursive: true })
      renameSync(pathOf(from), pathOf(to))
    },
    remove: (file: string) => rmSync(pathOf(file), { recursive: true }),
    makeFolder: (name: string) => mkdirSync(pathOf(name), { recursive: true }),
    issues: (): Promise<Issue[]> => validateFolder(folder),
    /** What the report says, briefly; notes, of which content/ itself has some, only if asked for. */
    async says(isReady = false) {
      const issues = await validateFolder(folder)
      const wanted = isReady ? strict(issues) : issues
      return wanted.filter(({ severity }) => severity !== "note").map(brief)
    },
    /** As content/ is again; pictures that are as they were stay, because each is read once. */
    restore() {
      for (const file of listFiles(folder).files) if (!pictures.has(file)) rmSync(pathOf(file))
      for (const name of listFiles(folder).folders)
        if (name.includes(".") || !/^(images|pages|services|values|contact-info)/.test(name))
          rmSync(pathOf(name), { recursive: true, force: true })
      for (const file of texts) write(file, readFileSync(join("content", file)))
      const present = new Set(listFiles(folder).files)
      for (const file of pictures)
        if (!present.has(file) || !isSame(file)) cpSync(join("content", file), pathOf(file))
    },
    end: () => rmSync(folder, { recursive: true }),
  }

  function isSame(file: string) {
    return readFileSync(pathOf(file)).equals(readFileSync(join("content", file)))
  }
}

/** A issue in one line. */
export const brief = ({ severity, type, file, line, column, fieldPath, message }: Issue) =>
  `${severity} ${type} ${file}:${line}:${column} ${fieldPath ? `${fieldPath}: ` : ""}${message}`

// Edits, so that a table of mistakes reads as a list.
export const replace =
  (file: string, search: string | RegExp, put: string): Mutation =>
  (all) =>
    all.replace(file, search, put)
export const write =
  (file: string, content: string | Uint8Array): Mutation =>
  (all) =>
    all.write(file, content)
export const move =
  (from: string, to: string): Mutation =>
  (all) =>
    all.move(from, to)
export const remove =
  (file: string): Mutation =>
  (all) =>
    all.remove(file)
