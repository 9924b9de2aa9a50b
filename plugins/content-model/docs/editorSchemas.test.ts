/** @jest-environment node */
import { readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { getLanguageService } from "vscode-json-languageservice"
import { TextDocument } from "vscode-languageserver-textdocument"
import { listFiles } from "../read/json/readFiles"
import { contentFiles } from "../read/content"
import { editorSchemas } from "./editorSchemas"
import { schemas } from "../model/model"
import { fieldsOf, resolveRef } from "../model/jsonSchema"
import { fixtureContent } from "../testing/fixtureSite"

// The language service that VS Code uses. The content folder lies at this URL.
const root = "file:///content/"
const schemaFiles = editorSchemas()
const service = getLanguageService({
  schemaRequestService: async (url) => schemaFiles[url.replace(root, "")],
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
})

const poultry = "services/poultry-trading.json"
const read = (file: string) => readFileSync(join(fixtureContent, file), "utf8")

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
    expect(await diagnose(file, read(file))).toEqual([])
    const { $schema } = JSON.parse(read(file))
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
  const messages = await diagnose(file, read(file).replace(new RegExp(search), replacement))
  expect(messages).toContainEqual(expect.stringMatching(message))
})
