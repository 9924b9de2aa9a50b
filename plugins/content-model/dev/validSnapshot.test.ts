/** @jest-environment node */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { errorsOf } from "../validate/issues"
import { manifestFile } from "../validate/rules/remoteImages"
import { cachedName, sha256, manifestText } from "../images/imageCache"
import { validateFolder } from "../validate/validateFolder"
import { updateSnapshot } from "./validSnapshot"

let folder: string
let content: string
let mirror: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "live-"))
  content = join(folder, "content")
  mirror = join(folder, "mirror")
  cpSync("content", content, { recursive: true })
  symlinkSync("nowhere", join(content, "pages/.#home.json")) // as Emacs marks an open file
  await updateSnapshot(content, mirror)
})
afterEach(() => rmSync(folder, { recursive: true }))

const errors = async () => errorsOf(await updateSnapshot(content, mirror))

const change = (file: string, find: string, put: string) => {
  const text = readFileSync(join(content, file), "utf8")
  expect(text).toContain(find)
  writeFileSync(join(content, file), text.replace(find, put))
}

/** Every file of the mirror with what tells whether it was touched. */
const state = () =>
  new Map(
    readdirSync(mirror, { recursive: true, encoding: "utf8" })
      .map((file) => [file.replaceAll("\\", "/"), statSync(join(mirror, file))] as const)
      .filter(([, entry]) => entry.isFile())
      .map(([file, { ino, mtimeMs }]) => [file, `${ino} ${mtimeMs}`]),
  )

const value = "values/ambition.json"

test("what the site reads is taken over, and nothing else", () => {
  const files = [...state().keys()]
  expect(files).toEqual(expect.arrayContaining([value, "site.json", "images/hero.png"]))
  expect(files.filter((file) => /README|sources|\.#/.test(file))).toEqual([])
  expect(readdirSync(folder).toSorted()).toEqual(["content", "mirror"])
})

test("content with an error leaves all as it was", async () => {
  const before = state()
  change("pages/home.json", "Ready to Aim for Big?", "Ready?")
  change(value, '"#', '"')
  expect(await errors()).toEqual([expect.objectContaining({ file: value })])
  expect(state()).toEqual(before)

  change(value, '"colour": "', '"colour": "#')
  expect(await errors()).toEqual([])
  expect(readFileSync(join(mirror, "pages/home.json"), "utf8")).toContain("Ready?")
})

test("only what differs is touched", async () => {
  const before = state()
  const other = "values/connection.json"
  change(value, "Ambition", "Courage")
  rmSync(join(content, other))
  expect(await errors()).toEqual([])
  const after = state()
  const touched = [...before.keys()].filter((file) => before.get(file) !== after.get(file))
  expect(touched.toSorted()).toEqual([value, other])
  expect(after.has(other)).toBe(false)
})

test("a picture that is gone stays while the development server may be at work on it", async () => {
  const picture = "images/unused.png"
  writeFileSync(join(content, picture), readFileSync(join(content, "images/lost.png")))
  await updateSnapshot(content, mirror, true)
  rmSync(join(content, picture))
  await updateSnapshot(content, mirror, true)
  expect(state().has(picture)).toBe(true)
  await updateSnapshot(content, mirror)
  expect(state().has(picture)).toBe(false)
})

test("a picture from an image host is taken over with its record", async () => {
  const address = "https://pictures.example/hero.png"
  const file = `${cachedName(address)}.png`
  const bytes = readFileSync(join(content, "images/hero.png"))
  mkdirSync(join(content, "images/kept"))
  writeFileSync(join(content, file), bytes)
  const record = { [address]: { file, sha256: sha256(bytes) } }
  writeFileSync(join(content, manifestFile), manifestText(record))
  change("pages/home.json", "images/hero.png", address)
  expect(await errors()).toEqual([])
  expect(readFileSync(join(mirror, file))).toEqual(bytes)
  expect(errorsOf(await validateFolder(mirror))).toEqual([])
})

test("content that is gone is told in words", async () => {
  rmSync(content, { recursive: true })
  expect(await errors()).toContainEqual(expect.objectContaining({ file: "site.json" }))
})
