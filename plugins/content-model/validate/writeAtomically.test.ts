/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { writeAtomically } from "./writeAtomically"

test("if one file cannot be written, no file is written and no temporary file remains", () => {
  const folder = mkdtempSync(join(tmpdir(), "write-"))
  writeFileSync(join(folder, "package.json"), "{}")
  const files = [
    { path: "new.json", content: "{}" },
    { path: "package.json/new.json", content: "{}" },
  ]
  expect(() => writeAtomically(folder, files)).toThrow(/EEXIST|ENOTDIR/)
  expect(readdirSync(folder)).toEqual(["package.json"])
  rmSync(folder, { recursive: true })
})
