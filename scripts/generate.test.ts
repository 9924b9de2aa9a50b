/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { temporaryFolder } from "../test/support/temporaryFolder"
import { contentTypeOf, typeName } from "../plugins/content-model/model/model"
import { contentFiles } from "../plugins/content-model/read/content"
import { listFiles } from "../plugins/content-model/read/json/readFiles"
import { writeEditorSchemas } from "./generate"
import { fixtureContent } from "../plugins/content-model/testing/fixtureSite"

const folder = temporaryFolder()

test("every content file names the schema of its type, and that of no type is deleted", () => {
  writeEditorSchemas(folder.at())
  const files = readdirSync(folder.at(".schemas"))
  folder.write(".schemas/Removed.json", "{}")
  writeEditorSchemas(folder.at())
  expect(readdirSync(folder.at(".schemas"))).toEqual(files)
  for (const file of contentFiles(listFiles(fixtureContent))) {
    const { $schema }: { $schema: string } = JSON.parse(
      readFileSync(join(fixtureContent, file), "utf8"),
    )
    const schema = JSON.parse(folder.read(join(dirname(file), $schema)))
    const type = contentTypeOf(file)
    expect(schema.$ref).toBe(`#/$defs/${type && typeName(type)}`)
  }
})
