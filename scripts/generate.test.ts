import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { getLanguageService } from "vscode-json-languageservice"
import { TextDocument } from "vscode-languageserver-textdocument"
import { temporaryFolder } from "../test/support/temporaryFolder"
import { fieldsOf, resolveRef } from "../plugins/content-model/model/jsonSchema"
import { schemas } from "../plugins/content-model/model/model"
import { contentFiles } from "../plugins/content-model/read/content"
import { listFiles } from "../plugins/content-model/read/json/readFiles"
import { editorSchemas, writeEditorSchemas } from "./generate"
import { fixtureContent } from "../plugins/content-model/testing/fixtureSite"

const folder = temporaryFolder()

test("the schema of no type is deleted", () => {
  writeEditorSchemas(folder.at())
  const files = readdirSync(folder.at(".schemas"))
  folder.write(".schemas/Removed.json", "{}")
  writeEditorSchemas(folder.at())
  expect(readdirSync(folder.at(".schemas"))).toEqual(files)
})

// The language service that VS Code uses. The content folder lies at this URL.
const root = "file:///content/"
const schemaFiles = editorSchemas()
const service = getLanguageService({
  schemaRequestService: async (url) => schemaFiles[url.replace(root, "")],
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
})

const poultry = "services/poultry-trading.json"
const readFixture = (file: string) => readFileSync(join(fixtureContent, file), "utf8")

/** Opens a text as a content file. */
function open(file: string, text: string) {
  const document = TextDocument.create(root + file, "json", 1, text)
  return { document, json: service.parseJSONDocument(document) }
}

async function diagnose(file: string, text: string) {
  const { document, json } = open(file, text)
  return (await service.doValidation(document, json)).map(({ message }) => message)
}

test.each(contentFiles(listFiles(fixtureContent)))(
  "%s has no diagnostics, and all fields are offered",
  async (file) => {
    expect(await diagnose(file, readFixture(file))).toEqual([])
    const { $schema } = JSON.parse(readFixture(file))
    const fields = fieldsOf(schemas[basename($schema, ".json")]).map(([label, field]) => {
      const { title, description = "" } = resolveRef(field)
      return [label, title, description]
    })
    const { document, json } = open(file, `{ "$schema": "${$schema}",  }`)
    const cursor = document.positionAt(document.getText().length - 2)
    const list = await service.doComplete(document, cursor, json)
    const offers = list?.items.map((item) => [item.label, item.detail, item.documentation])
    expect(offers?.toSorted()).toEqual(fields.toSorted())
  },
)

const twoKinds = '{ "message": { "title": "A" }, "text": { "body": "A" } },\n{'

test.each<[file: string, search: string, replacement: string, message: RegExp]>([
  [poultry, '"icon"', '"icn": "",\n"icon"', /icn is not allowed/],
  [poultry, '"egg"', '"eggg"', /"egg-fried"/],
  ["pages/poultry.json", /(?<="sections": \[\s*){/.source, twoKinds, /only one must/],
])("%s with %p changed to %p has a diagnostic", async (file, search, replacement, message) => {
  const messages = await diagnose(file, readFixture(file).replace(new RegExp(search), replacement))
  expect(messages).toContainEqual(expect.stringMatching(message))
})
