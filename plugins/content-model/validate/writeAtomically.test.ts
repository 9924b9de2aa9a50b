/** @jest-environment node */
import fs from "node:fs"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { writeAtomically } from "./writeAtomically"

// The real functions, while a test replaces one of the module.
const { readdirSync, renameSync } = fs
const folder = temporaryFolder()

test("if one file cannot be written, no file is written and no temporary file remains", () => {
  folder.write("package.json", "{}")
  const files = ["new.json", "package.json/new.json"].map((path) => ({ path, content: "{}" }))
  expect(() => writeAtomically(folder.at(), files)).toThrow(/EEXIST|ENOTDIR/)
  expect(readdirSync(folder.at())).toEqual(["package.json"])
})

test("if the last of several files cannot be renamed, all files are as before", () => {
  folder.write("text.json", "before")
  const files = ["text.json", "new.png", "last.json"].map((path) => ({ path, content: "after" }))
  jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    if (to === folder.at("last.json")) throw new Error("rename failed")
    renameSync(from, to)
  })
  expect(() => writeAtomically(folder.at(), files)).toThrow("rename failed")
  expect(folder.read("text.json")).toBe("before")
  expect(readdirSync(folder.at())).toEqual(["text.json"])
})

test("deletes files; if a later file cannot be renamed, they are as before", () => {
  folder.write("old.json", "before")
  const files = [
    { path: "new/new.json", content: "after" },
    { path: "old.json", content: null },
    { path: "missing/file.json", content: null },
  ]
  const rename = jest.spyOn(fs, "renameSync").mockImplementationOnce(() => {
    throw new Error("rename failed")
  })
  expect(() => writeAtomically(folder.at(), files)).toThrow("rename failed")
  expect(folder.read("old.json")).toBe("before")
  rename.mockRestore()
  writeAtomically(folder.at(), files)
  expect(readdirSync(folder.at())).toEqual(["new"])
  expect(folder.read("new/new.json")).toBe("after")
})
