/** @jest-environment node */
import { symlinkSync } from "node:fs"
import { temporaryFolder } from "../../../../test/support/temporaryFolder"
import { assertNoSymlinks } from "./assertNoSymlinks"

const folder = temporaryFolder()

test.each([
  ["a file", "content/services.json", "../outside.json"],
  ["a folder", "content/services", "../src"],
  ["a file in a sub-folder", "content/images/new.png", "../../.env"],
  ["content/", "link", "content"],
])("a link in the place of %s is refused", (_, name, target) => {
  folder.write("content/images/hero.png")
  const check = () => assertNoSymlinks(folder.at(name === "link" ? name : "content"))
  expect(() => assertNoSymlinks(folder.at("content"))).not.toThrow()
  symlinkSync(target, folder.at(name))
  expect(check).toThrow(/symbolic link/)
})
