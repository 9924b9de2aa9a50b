/** @jest-environment node */
import { readdirSync } from "node:fs"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { writeAtomically } from "./writeAtomically"

const folder = temporaryFolder()

test("if one file cannot be written, no file is written and no temporary file remains", () => {
  folder.write("package.json", "{}")
  const files = ["new.json", "package.json/new.json"].map((path) => ({ path, content: "{}" }))
  expect(() => writeAtomically(folder.at(), files)).toThrow(/EEXIST|ENOTDIR/)
  expect(readdirSync(folder.at())).toEqual(["package.json"])
})
