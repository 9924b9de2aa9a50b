import { statSync, symlinkSync } from "node:fs"
import { dirname, join } from "node:path"
import { snapshotFolder } from "../../lib/constants"
import { copyContent } from "../../testing/contentCopy"
import { errorsOf } from "../../issues/issues"
import { updateSnapshot } from "./validSnapshot"

const content = copyContent()
const root = dirname(content.folder)
const snapshot = join(root, snapshotFolder)

/** Updates the snapshot. Returns the files with errors. */
const update = async (apply?: Parameters<typeof updateSnapshot>[2]) =>
  errorsOf(await updateSnapshot(content.folder, snapshot, apply)).map(({ file }) => file)

const [value, other, image] = ["values/ambition.json", "values/connection.json", "images/new.svg"]
const inodeOf = (file: string) => statSync(join(snapshot, file), { throwIfNoEntry: false })?.ino
const has = (...files: string[]) => files.map((file) => inodeOf(file) !== undefined)

test("only files that the site shows are copied, and only what has changed and is valid", async () => {
  await update()
  const [site, before] = ["site.json", value].map(inodeOf)
  symlinkSync("nowhere", join(content.folder, "pages/.#home.json")) // Emacs marks open files like this.
  content.write("README.md", "{}")
  content.replace(value, "Ambition", "Courage")
  content.replace(other, '"position"', '"hidden": true,\n"position"')
  expect(await update()).toEqual([])
  expect(has("README.md", value, other)).toEqual([false, true, false])
  expect([inodeOf("site.json") === site, inodeOf(value) === before]).toEqual([true, false])
  content.replace(value, '"#', '"')
  content.replace(other, "true", "false")
  expect(await update()).toEqual([value])
  expect(has(other)).toEqual([false])
}, 60_000)

test("in development, a deleted image stays, and a text does not", async () => {
  content.write(image, content.read("images/logo.svg"))
  await update()
  for (const file of [image, other]) content.remove(file)
  await update(async (replace) => replace())
  expect(has(image, other)).toEqual([true, false])
  await update()
  expect(has(image)).toEqual([false])
})
