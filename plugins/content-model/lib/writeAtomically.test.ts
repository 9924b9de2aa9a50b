/** @jest-environment node */
import fs, { symlinkSync, utimesSync } from "node:fs"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { sha256 } from "./sha256"
import { undoInterrupted } from "./undo"
import { writeAtomically } from "./writeAtomically"

const { readdirSync, renameSync } = fs
const folder = temporaryFolder()

const before = { "old.json": "before", "same.json": "same", "text.json": "before" }
const state = () =>
  Object.fromEntries(readdirSync(folder.at()).map((name) => [name, folder.read(name)]))

function write() {
  for (const [name, content] of Object.entries(before)) folder.write(name, content)
  writeAtomically(folder.at(), [
    { path: "new.json", content: "after" },
    { path: "text.json", content: "after" },
    { path: "old.json", content: null },
    { path: "same.json", content: "same" },
  ])
}

test("writes and deletes files, or undoes all at once if one of its three renames fails", () => {
  const rename = jest.spyOn(fs, "renameSync")
  for (const nth of [1, 2, 3]) {
    rename.mockReset().mockImplementation((from, to) => {
      if (rename.mock.calls.length === nth) throw new Error("full")
      renameSync(from, to)
    })
    expect(write).toThrow("full")
    expect(state()).toEqual(before)
  }
  rename.mockRestore()
  write()
  expect(state()).toEqual({ "new.json": "after", "same.json": "same", "text.json": "after" })
})

/** Adds the folder of a write that was killed long ago. Its old files are "before". */
function plant(...changes: { path: string; after: string | null }[]) {
  const staging = "content/.save-1-a"
  for (const name of changes.keys()) folder.write(`${staging}/${name}.old`, "before")
  const journal = JSON.stringify(changes.map((change, name) => ({ ...change, name })))
  folder.write(`${staging}/journal.json`, journal)
  utimesSync(folder.at(staging), 0, 0)
}
const restart = () => undoInterrupted(folder.at("content"))

test("a restart undoes a write that was killed, but leaves what somebody has edited since", () => {
  const after = sha256("after")
  plant({ path: "a", after }, { path: "b", after }, { path: "gone", after: null })
  folder.write("content/a", "after")
  folder.write("content/b", "edited")
  restart()
  const texts = ["a", "b", "gone"].map((name) => folder.read(`content/${name}`))
  expect(texts).toEqual(["before", "edited", "before"])
})

test("a journal with a path outside, or of a hidden file, is refused", () => {
  for (const path of ["../planted", "/planted", "a/../../planted", "C:\\planted", ".git/a"]) {
    plant({ path, after: null })
    expect(restart).toThrow(/"path"/)
  }
  expect(readdirSync(folder.at())).toEqual(["content"])
})

test("nothing is restored behind a link", () => {
  plant({ path: "link/planted", after: null })
  folder.write("outside/file")
  symlinkSync("../outside", folder.at("content/link"), "junction")
  restart()
  expect(readdirSync(folder.at("outside"))).toEqual(["file"])
})

test("a restart leaves what another process writes now, unless it takes for ever", () => {
  const staging = `content/.save-${process.ppid}-abc`
  const names = () => readdirSync(folder.at("content"))
  folder.write(`${staging}/0.new`, "after")
  restart()
  expect(names()).toHaveLength(1)
  utimesSync(folder.at(staging), 0, 0)
  restart()
  expect(names()).toEqual([])
})
