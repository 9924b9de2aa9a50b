/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { contentTypeOf, typeName } from "../schema/jsonSchema"
import { contentFiles } from "../validate/rules/files"
import { listFiles } from "../validate/json/readFiles"
import { editorsGuide } from "./editorsGuide"
import { writeEditorSchemas } from "./generate"

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "schemas-"))))
afterEach(() => rmSync(folder, { recursive: true }))

test("every content file names the schema that is written for its type", () => {
  writeEditorSchemas(folder)
  for (const file of contentFiles(listFiles("content"))) {
    const { $schema }: { $schema: string } = JSON.parse(readFileSync(join("content", file), "utf8"))
    const schema = JSON.parse(readFileSync(join(folder, dirname(file), $schema), "utf8"))
    const type = contentTypeOf(file)
    expect(schema.$ref).toBe(`#/$defs/${type && typeName(type)}`)
  }
})

test("schemas of removed types are deleted", () => {
  writeEditorSchemas(folder)
  const files = readdirSync(join(folder, ".schemas"))
  writeFileSync(join(folder, ".schemas/Removed.json"), "{}")
  writeEditorSchemas(folder)
  expect(readdirSync(join(folder, ".schemas"))).toEqual(files)
})

test("content/README.md is up to date: `npm run generate` changes nothing", () => {
  expect(readFileSync("content/README.md", "utf8")).toBe(editorsGuide())
})
