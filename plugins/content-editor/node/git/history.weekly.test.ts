/** @jest-environment node */
import { rmSync } from "node:fs"
import { writeAtomically, type FileToWrite } from "../../../content-model/lib/writeAtomically"
import { testRepository } from "../../testing/repository"
import { deletedFiles, lastBytes, textAt, versionsOf } from "./history"
import { createVersionKeeper, keepFolder } from "./keepVersions"

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
    await keepFolder(root(), `Eggs: Title\nSite: Name`)
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
  await keepFolder(root(), "Eggs: new")
  expect([git("status", "--porcelain", "-uall"), git("rev-parse", "HEAD")]).toEqual(before)
  expect(git("ls-tree", "-r", "--name-only", "refs/editor/saves")).not.toContain("page.tsx")
  git("gc", "-q", "--prune=now")
  expect(await texts()).toEqual(["saved"])
})

test("a server keeps each save as it was written, and what was changed outside", async () => {
  const [other, picture] = ["services/hens.json", "images/hen.png"]
  const keeper = createVersionKeeper(root())
  const save = (summary: string, files: FileToWrite[]) => {
    writeAtomically(root("content"), files)
    keeper.keepLater({ files, summary })
  }
  write(file, "by hand")
  write(other, "deleted later")
  await keeper.keepAll()
  const bytes = Buffer.from([0, 255, 10, 13])
  save("Eggs: Title", [
    { path: file, content: "first" },
    { path: picture, content: bytes },
  ])
  save("Eggs: Text", [
    { path: file, content: "second" },
    { path: other, content: null },
  ])
  expect(keeper.isChangedOutside()).toBe(false)
  write(file, "by hand again")
  expect(keeper.isChangedOutside()).toBe(true)
  await keeper.keepAll()
  await keeper.keepAll()
  const summaries = (await versionsOf(root(), file)).map(({ summary }) => summary)
  const outside = "Changed outside the editor"
  expect(summaries).toEqual([outside, "Eggs: Text", "Eggs: Title", outside])
  expect(await texts()).toEqual(["by hand again", "second", "first", "by hand"])
  expect(git("ls-tree", "-r", "--name-only", "refs/editor/saves").trim().split("\n")).toEqual(
    ["images/hen.png", file, "site.json"].map((name) => `content/${name}`),
  )
  rmSync(root("content/images"), { recursive: true })
  await keeper.keepAll()
  expect(await lastBytes(root(), picture)).toEqual(bytes)
  expect(await lastBytes(root(), "images/none.png")).toBeUndefined()
})

test("follows a file that was renamed by a save and then edited, before and after its commit", async () => {
  const [committed, saved, edited] = ["a", "b", "c"].map((end) => "a longer text, ".repeat(9) + end)
  const hens = "services/hens.json"
  write(hens, committed)
  commit("Add hens", "2026-01-01T10:00:00Z")
  write(hens, saved)
  await keepFolder(root(), "Hens: Title")
  git("mv", `content/${hens}`, `content/${file}`)
  await keepFolder(root(), "Hens: address")
  expect(await texts()).toEqual([saved, committed])
  write(file, edited)
  await keepFolder(root(), "Eggs: Title")
  commit("Rename hens", "2026-01-02T10:00:00Z")
  expect((await texts()).toSorted()).toEqual([committed, saved, edited])
  expect(await deletedFiles(root())).toEqual([])
})

test("lists deleted files with their last version, also of files that were only saved", async () => {
  write(file, "committed")
  commit("Add eggs")
  write("services/hens.json", "only saved")
  await keepFolder(root(), "Hens: new")
  for (const name of [file, "services/hens.json"]) rmSync(`${root()}/content/${name}`)
  expect((await deletedFiles(root())).map((one) => one.file)).toContain(file)
  await keepFolder(root(), "Hens: deleted")
  const deleted = await deletedFiles(root())
  expect(deleted.map((one) => one.file).toSorted()).toEqual([file, "services/hens.json"])
  for (const { file: name, version } of deleted)
    expect(await textAt(root(), version.id, name)).toBe(name === file ? "committed" : "only saved")
})

test("works in a folder of a repository, and before its first commit", async () => {
  const folder = root("website")
  write("../website/content/site.json", "in a folder")
  await keepFolder(folder, "Site: Name")
  const [version] = await versionsOf(folder, "site.json")
  expect(await textAt(folder, version.id, "site.json")).toBe("in a folder")
  expect(await versionsOf(root("website"), "services/none.json")).toEqual([])
  await expect(textAt(folder, version.id, "pages/none.json")).rejects.toMatchObject({ status: 422 })
})

test("without a repository there are no versions, and saves succeed", async () => {
  rmSync(root(".git"), { recursive: true })
  expect(await versionsOf(root(), file)).toEqual([])
  expect(await deletedFiles(root())).toEqual([])
  await keepFolder(root(), "Eggs: new")
  expect(read("site.json")).toBe("{}\n")
})
