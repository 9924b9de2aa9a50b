/** @jest-environment node */
import { rmSync } from "node:fs"
import { testRepository } from "../../testing/repository"
import { deletedFiles, lastBytes, textAt, versionsOf } from "./history"
import { createSaveKeeper, keepSave } from "./commit"

const { root, write, read, git, commit } = testRepository()
const file = "services/eggs.json"
const texts = async (name = file) => {
  const versions = await versionsOf(root(), name)
  return Promise.all(versions.map(({ id }) => textAt(root(), id, name)))
}

test("lists commits and saves of a file, newest first, each text once", async () => {
  write(file, "first")
  commit("Add eggs", "2026-01-01T10:00:00Z")
  write("site.json", "other")
  commit("Change the site", "2026-01-02T10:00:00Z")
  for (const text of ["second", "second", "third"]) {
    write(file, text)
    await keepSave(root(), `Eggs: Title\nSite: Name`)
  }
  expect(await versionsOf(root(), file)).toEqual([
    expect.objectContaining({ summary: "Eggs: Title", kind: "save" }),
    expect.objectContaining({ summary: "Eggs: Title", kind: "save" }),
    {
      id: expect.stringMatching(/^[0-9a-f]{40}$/),
      author: "Ada",
      date: expect.stringMatching(/^2026-01-01T10:00:00(Z|\+00:00)$/),
      summary: "Add eggs",
      kind: "commit",
    },
  ])
  expect(await texts()).toEqual(["third", "second", "first"])
  commit("Sell eggs")
  expect((await versionsOf(root(), file)).map(({ kind }) => kind)).toEqual([
    "commit",
    "save",
    "commit",
  ])
})

test("a save changes neither files, nor what is staged, nor the branch", async () => {
  write("../page.tsx", "staged")
  git("add", "page.tsx")
  write(file, "saved")
  const before = [git("status", "--porcelain", "-uall"), git("rev-parse", "HEAD")]
  await keepSave(root(), "Eggs: new")
  expect([git("status", "--porcelain", "-uall"), git("rev-parse", "HEAD")]).toEqual(before)
  expect(git("ls-tree", "-r", "--name-only", "refs/editor/saves")).not.toContain("page.tsx")
  git("gc", "-q", "--prune=now")
  expect(await texts()).toEqual(["saved"])
})

test("a server keeps each state of the files once, with the words of its save", async () => {
  const keeper = createSaveKeeper(root())
  write(file, "by hand")
  await keeper.keep()
  write(file, "saved")
  keeper.summarise("Eggs: Title")
  for (let call = 0; call < 2; call++) await keeper.keep()
  write(file, "by hand again")
  await keeper.keep()
  expect((await versionsOf(root(), file)).map(({ summary }) => summary)).toEqual([
    "Changed outside the editor",
    "Eggs: Title",
    "Changed outside the editor",
  ])
})

test("follows a renamed file", async () => {
  const text = "a longer text, ".repeat(9)
  write("services/hens.json", text)
  commit("Add hens")
  git("mv", "content/services/hens.json", `content/${file}`)
  write(file, `${text}!`)
  commit("Rename hens")
  expect(await texts()).toEqual([`${text}!`, text])
  expect(await deletedFiles(root())).toEqual([])
})

test("lists deleted files with their last version, also of files that were only saved", async () => {
  write(file, "committed")
  commit("Add eggs")
  write("services/hens.json", "only saved")
  await keepSave(root(), "Hens: new")
  for (const name of [file, "services/hens.json"]) rmSync(`${root()}/content/${name}`)
  expect((await deletedFiles(root())).map((one) => one.file)).toContain(file)
  await keepSave(root(), "Hens: deleted")
  const deleted = await deletedFiles(root())
  expect(deleted.map((one) => one.file).toSorted()).toEqual([file, "services/hens.json"])
  for (const { file: name, version } of deleted)
    expect(await textAt(root(), version.id, name)).toBe(name === file ? "committed" : "only saved")
})

test("finds the bytes of a deleted picture", async () => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
  write("images/hero.png", bytes)
  await keepSave(root(), "Hero: new")
  rmSync(root("content/images"), { recursive: true })
  await keepSave(root(), "Hero: deleted")
  expect(await lastBytes(root(), "images/hero.png")).toEqual(bytes)
  expect(await lastBytes(root(), "images/none.png")).toBeUndefined()
})

test("works in a folder of a repository, and before its first commit", async () => {
  const folder = root("website")
  write("../website/content/site.json", "in a folder")
  await keepSave(folder, "Site: Name")
  const [version] = await versionsOf(folder, "site.json")
  expect(await textAt(folder, version.id, "site.json")).toBe("in a folder")
  expect(await versionsOf(root("website"), "services/none.json")).toEqual([])
  await expect(textAt(folder, version.id, "pages/none.json")).rejects.toMatchObject({ status: 422 })
})

test("without a repository there are no versions, and saves succeed", async () => {
  rmSync(root(".git"), { recursive: true })
  expect(await versionsOf(root(), file)).toEqual([])
  expect(await deletedFiles(root())).toEqual([])
  await keepSave(root(), "Eggs: new")
  expect(read("site.json")).toBe("{}\n")
})
