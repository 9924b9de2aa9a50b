/** @jest-environment node */
import { symlinkSync } from "node:fs"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { assertNoSymlinks } from "./assertNoSymlinks"

const folder = temporaryFolder()
beforeEach(() => folder.write("content/images/hero.png"))
const check = (name = "content") => assertNoSymlinks(folder.at(name))

test("accepts a folder without links", () => expect(check).not.toThrow())

test.each([
  ["file", "services.json", "../outside.json"],
  ["folder", "services", "../src"],
  ["file in a sub-folder", "images/new.png", "../../.env"],
])("rejects a link in the place of a %s", (_, name, target) => {
  symlinkSync(target, folder.at(`content/${name}`))
  expect(() => check()).toThrow(/^The folder content\/ contains the symbolic link/)
})

test("rejects a link in the place of content/", () => {
  symlinkSync("content", folder.at("link"))
  expect(() => check("link")).toThrow(/^The folder content\/ is a symbolic link/)
})
