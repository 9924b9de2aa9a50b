import "../../../scripts/lib/siteModel"
import * as fs from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { staticFolderOf } from "../read/readContentFolder"
import { validateFolder } from "../validate/validateFolder"
import { fixtureContent, fixtureStatic } from "./fixtureSite"

/** A copy of the fixture's content/, beside one of its static/. What a test changes is undone after it. */
export function copyContent(folder = join(fs.mkdtempSync(join(tmpdir(), "site-")), "content")) {
  const pathOf = (file: string) => join(folder, file)
  const read = (file: string) => fs.readFileSync(pathOf(file), "utf8")
  function write(file: string, content: string | Uint8Array) {
    fs.mkdirSync(dirname(pathOf(file)), { recursive: true })
    fs.writeFileSync(pathOf(file), content)
  }
  function restore() {
    fs.rmSync(folder, { recursive: true, force: true })
    // With its old time, an image is not decoded again.
    fs.cpSync(fixtureContent, folder, { recursive: true, preserveTimestamps: true })
  }
  restore()
  fs.cpSync(fixtureStatic, staticFolderOf(folder), { recursive: true })
  afterEach(restore)
  afterAll(() => fs.rmSync(dirname(folder), { recursive: true }))

  return {
    folder,
    read,
    write,
    restore,
    replace(file: string, search: string | RegExp, replacement: string) {
      const after = read(file).replace(search, () => replacement)
      if (after === read(file)) throw new Error(`${file} does not contain ${search}`)
      write(file, after)
    },
    remove: (file: string) => fs.rmSync(pathOf(file), { recursive: true }),
    issues: () => validateFolder(folder),
  }
}
