/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assertNoSymlinks } from "./assertNoSymlinks"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "symlinks-"))
  mkdirSync(join(folder, "content/images"), { recursive: true })
  writeFileSync(join(folder, "content/site.json"), "{}")
})
afterEach(() => rmSync(folder, { recursive: true }))
const check = (name = "content") => assertNoSymlinks(join(folder, name))

test("accepts a folder without links", () => expect(check).not.toThrow())

test.each([
  ["file", "services.json", "../outside.json"],
  ["folder", "services", "../src"],
  ["file in a sub-folder", "images/new.png", "../../.env"],
])("rejects a link in the place of a %s", (_, name, target) => {
  symlinkSync(target, join(folder, "content", name))
  expect(() => check()).toThrow(/^The folder content\/ contains the symbolic link/)
})

test("rejects a link in the place of content/", () => {
  symlinkSync("content", join(folder, "link"))
  expect(() => check("link")).toThrow(/^The folder content\/ is a symbolic link/)
})
