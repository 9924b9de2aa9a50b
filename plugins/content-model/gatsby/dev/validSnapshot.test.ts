/** @jest-environment node */
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { manifestFile, snapshotFolder } from "../../lib/constants"
import { sha256 } from "../../lib/sha256"
import { copyContent } from "../../testing/contentCopy"
import { errorsOf } from "../../issues/issues"
import { checkContent } from "./develop"
import { updateSnapshot } from "./validSnapshot"

// The first update decodes every image.

const root = mkdtempSync(join(tmpdir(), "snapshot-"))
const content = copyContent(join(root, "content"))
const snapshot = join(root, snapshotFolder)
const repository = process.cwd()

beforeEach(async () => void (await update()))
afterEach(() => {
  process.chdir(repository)
  content.restore()
  rmSync(snapshot, { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

/** Updates the snapshot. Returns the files with errors. */
const update = async (options?: Parameters<typeof updateSnapshot>[2]) =>
  errorsOf(await updateSnapshot(content.folder, snapshot, options)).map(({ file }) => file)

/** The inode and modification time of every file in the snapshot. */
const state = () =>
  new Map(
    readdirSync(snapshot, { recursive: true, encoding: "utf8" })
      .map((file) => [file.replaceAll("\\", "/"), statSync(join(snapshot, file))] as const)
      .filter(([, entry]) => entry.isFile())
      .map(([file, { ino, mtimeMs }]) => [file, `${ino} ${mtimeMs}`]),
  )

const value = "values/ambition.json"
const other = "values/connection.json"

test("only files that the site reads are copied, and only what has changed", async () => {
  const before = state()
  symlinkSync("nowhere", join(content.folder, "pages/.#home.json")) // Emacs marks open files like this.
  content.write("README.md", "")
  content.write(manifestFile, "{}")
  content.replace(value, "Ambition", "Courage")
  content.remove(other)
  expect(await update()).toEqual([])
  const after = state()
  const files = [...new Set([...before.keys(), ...after.keys()])]
  const changed = files.filter((file) => before.get(file) !== after.get(file))
  expect(changed.toSorted()).toEqual([manifestFile, value, other].toSorted())
  expect([after.has("images/hero.png"), after.has(other)]).toEqual([true, false])
  expect(readdirSync(join(snapshot, ".."))).toEqual(["content"])
})

test.each(["hidden", "draft"])(
  "what is %s is not in the snapshot until it is shown",
  async (key) => {
    content.replace(value, '"position"', `"${key}": true,\n"position"`)
    expect(await update()).toEqual([])
    expect(state().has(value)).toBe(false)
    content.replace(value, "true", "false")
    await update()
    expect(state().has(value)).toBe(true)
  },
)

test("content with an error, or without its files, leaves the snapshot unchanged", async () => {
  const before = state()
  content.replace(other, '"#', '"')
  content.replace(value, "Ambition", "Courage")
  expect(await update()).toEqual([other])
  rmSync(content.folder, { recursive: true })
  expect(await update()).toContain("site.json")
  expect(state()).toEqual(before)
})

test("a deleted image stays with `keepImages`, a text does not", async () => {
  const image = "images/unused.png"
  content.write(image, readFileSync(join(content.folder, "images/lost.png")))
  await update()
  for (const file of [image, other]) content.remove(file)
  await update({ keepImages: true })
  expect([state().has(image), state().has(other)]).toEqual([true, false])
  await update()
  expect(state().has(image)).toBe(false)
})

test("a build first undoes a save that was killed", async () => {
  const [before, staging] = [content.read(value), ".save-1-killed"]
  const change = { path: value, after: sha256("{}"), name: 0 }
  content.write(`${staging}/journal.json`, JSON.stringify([change]))
  content.move(value, `${staging}/0.old`)
  content.write(value, "{}")
  utimesSync(join(content.folder, staging), 0, 0)
  process.chdir(root)
  jest.spyOn(console, "log").mockReturnValue()
  await checkContent()
  expect(content.read(value)).toBe(before)
})
