/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { manifestFile } from "../../lib/constants"
import { cachedName, manifestText } from "../../read/imageCache"
import { sha256 } from "../../lib/sha256"
import { copyContent } from "../../testing/contentCopy"
import { errorsOf } from "../../issues/issues"
import { validateFolder } from "../../validate/validateFolder"
import { updateSnapshot } from "./validSnapshot"
import { fixtureContent } from "../../testing/fixtureSite"

const root = mkdtempSync(join(tmpdir(), "snapshot-"))
const content = copyContent(join(root, "content"))
const snapshot = join(root, "snapshot")

// The first validation decodes every image.
beforeAll(async () => void (await validateFolder(content.folder)), 60_000)
beforeEach(async () => void (await updateSnapshot(content.folder, snapshot)))
afterEach(() => {
  content.restore()
  rmSync(snapshot, { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

const errors = async () => errorsOf(await updateSnapshot(content.folder, snapshot))

/** The inode and modification time of every file in the snapshot. */
const state = () =>
  new Map(
    readdirSync(snapshot, { recursive: true, encoding: "utf8" })
      .map((file) => [file.replaceAll("\\", "/"), statSync(join(snapshot, file))] as const)
      .filter(([, entry]) => entry.isFile())
      .map(([file, { ino, mtimeMs }]) => [file, `${ino} ${mtimeMs}`]),
  )

const value = "values/ambition.json"

test("only files that the site reads are copied", async () => {
  symlinkSync("nowhere", join(content.folder, "pages/.#home.json")) // Emacs marks open files like this.
  await updateSnapshot(content.folder, snapshot)
  const files = [...state().keys()]
  expect(files).toEqual(expect.arrayContaining([value, "site.json", "images/hero.png"]))
  expect(files.filter((file) => /README|sources|\.#/.test(file))).toEqual([])
  expect(readdirSync(root).filter((name) => name.startsWith("snapshot"))).toEqual(["snapshot"])
})

test("a hidden item is not in the snapshot until it is shown again", async () => {
  content.replace(value, '"position"', '"hidden": true,\n"position"')
  expect(await errors()).toEqual([])
  expect(state().has(value)).toBe(false)
  content.replace(value, "true", "false")
  await errors()
  expect(state().has(value)).toBe(true)
})

test("an incomplete draft is not in the snapshot, and hinders no other change", async () => {
  content.replace(value, '"position"', '"draft": true,\n"colour"')
  content.replace("pages/home.json", "Ready to Aim for Big?", "Ready?")
  expect(await errors()).toEqual([])
  expect(state().has(value)).toBe(false)
  expect(readFileSync(join(snapshot, "pages/home.json"), "utf8")).toContain("Ready?")
})

test("content with an error leaves the snapshot unchanged", async () => {
  const before = state()
  content.replace("pages/home.json", "Ready to Aim for Big?", "Ready?")
  content.replace(value, '"#', '"')
  expect(await errors()).toEqual([expect.objectContaining({ file: value })])
  expect(state()).toEqual(before)

  content.replace(value, '"colour": "', '"colour": "#')
  expect(await errors()).toEqual([])
  expect(readFileSync(join(snapshot, "pages/home.json"), "utf8")).toContain("Ready?")
})

test("only changed files are written", async () => {
  const before = state()
  const other = "values/connection.json"
  content.replace(value, "Ambition", "Courage")
  content.remove(other)
  expect(await errors()).toEqual([])
  const after = state()
  const touched = [...before.keys()].filter((file) => before.get(file) !== after.get(file))
  expect(touched.toSorted()).toEqual([value, other])
  expect(after.has(other)).toBe(false)
})

test("a deleted image stays with `keepImages`", async () => {
  const image = "images/unused.png"
  content.write(image, readFileSync(`${fixtureContent}/images/lost.png`))
  await updateSnapshot(content.folder, snapshot, { keepImages: true })
  content.remove(image)
  await updateSnapshot(content.folder, snapshot, { keepImages: true })
  expect(state().has(image)).toBe(true)
  await updateSnapshot(content.folder, snapshot)
  expect(state().has(image)).toBe(false)
})

test("an SVG with a script stops the update, unless no content names it", async () => {
  const unsafe = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'
  content.write("images/unused.svg", unsafe)
  expect(errorsOf(await updateSnapshot(content.folder, snapshot))).toEqual([])
  content.write("images/logo.svg", unsafe)
  expect(await updateSnapshot(content.folder, snapshot)).toContainEqual(
    expect.objectContaining({ file: "images/logo.svg", type: "unsafe-svg", severity: "error" }),
  )
  expect(readFileSync(join(snapshot, "images/logo.svg"))).toEqual(
    readFileSync(`${fixtureContent}/images/logo.svg`),
  )
})

test("the copy of a remote image is copied with its manifest", async () => {
  const url = "https://pictures.example/hero.png"
  const file = `${cachedName(url)}.png`
  const bytes = readFileSync(`${fixtureContent}/images/hero.png`)
  content.write(file, bytes)
  const manifest = { [url]: { file, sha256: sha256(bytes) } }
  content.write(manifestFile, manifestText(manifest))
  content.replace("pages/home.json", "images/hero.png", url)
  expect(await errors()).toEqual([])
  expect(readFileSync(join(snapshot, file)).equals(bytes)).toBe(true)
  expect(readFileSync(join(snapshot, manifestFile), "utf8")).toBe(manifestText(manifest))
})

test("a deleted content folder is reported", async () => {
  rmSync(content.folder, { recursive: true })
  expect(await errors()).toContainEqual(expect.objectContaining({ file: "site.json" }))
})
