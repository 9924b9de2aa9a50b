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
import { beforeLaunch, type Finding } from "./findings"
import { listingOf } from "./reading"
import { report } from "./report"

/** A copy of content/ in which a test may make mistakes. */
export type Draft = ReturnType<typeof draft>
export type Edit = (draft: Draft) => unknown

export function draft(folder = mkdtempSync(join(tmpdir(), "content-"))) {
  cpSync("content", folder, { recursive: true })
  const { files } = listingOf("content")
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
    findings: (): Promise<Finding[]> => report(folder),
    /** What the report says, briefly; notes, of which content/ itself has some, only if asked for. */
    async says(isReady = false) {
      const findings = await report(folder)
      const wanted = isReady ? beforeLaunch(findings) : findings
      return wanted.filter(({ severity }) => severity !== "note").map(brief)
    },
    /** As content/ is again; pictures that are as they were stay, because each is read once. */
    restore() {
      for (const file of listingOf(folder).files) if (!pictures.has(file)) rmSync(pathOf(file))
      for (const name of listingOf(folder).folders)
        if (name.includes(".") || !/^(images|pages|services|values|contact-info)/.test(name))
          rmSync(pathOf(name), { recursive: true, force: true })
      for (const file of texts) write(file, readFileSync(join("content", file)))
      const present = new Set(listingOf(folder).files)
      for (const file of pictures)
        if (!present.has(file) || !isSame(file)) cpSync(join("content", file), pathOf(file))
    },
    end: () => rmSync(folder, { recursive: true }),
  }

  function isSame(file: string) {
    return readFileSync(pathOf(file)).equals(readFileSync(join("content", file)))
  }
}

/** A finding in one line. */
export const brief = ({ severity, kind, file, line, column, place, message }: Finding) =>
  `${severity} ${kind} ${file}:${line}:${column} ${place ? `${place}: ` : ""}${message}`

// Edits, so that a table of mistakes reads as a list.
export const replace =
  (file: string, search: string | RegExp, put: string): Edit =>
  (all) =>
    all.replace(file, search, put)
export const write =
  (file: string, content: string | Uint8Array): Edit =>
  (all) =>
    all.write(file, content)
export const move =
  (from: string, to: string): Edit =>
  (all) =>
    all.move(from, to)
export const remove =
  (file: string): Edit =>
  (all) =>
    all.remove(file)
