/** @jest-environment node */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { getLanguageService } from "vscode-json-languageservice"
import { TextDocument } from "vscode-languageserver-textdocument"
import { iconNames } from "../fields/icon/iconPaths"
import { listFiles } from "../read/json/readFiles"
import { contentFiles } from "../read/content"
import { editorSchemas } from "./editorSchemas"
import { schemas, typeName, contentTypeOf } from "../model/model"
import { fieldsOf, resolveRef } from "../model/jsonSchema"
import { fixtureContent } from "../testing/fixtureSite"

// The language service that VS Code uses. The content folder lies at this URL.
const root = "file:///content/"
const schemaFiles = editorSchemas()
const service = getLanguageService({
  schemaRequestService: async (url) => schemaFiles[url.replace(root, "")],
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
})

const jsonFiles = contentFiles(listFiles(fixtureContent))
const poultry = "services/poultry-trading.json"
const read = (file: string) => readFileSync(join(fixtureContent, file), "utf8")

/** Opens a text as a content file. */
function open(file: string, text: string) {
  const document = TextDocument.create(root + file, "json", 1, text)
  return { document, json: service.parseJSONDocument(document) }
}

/** The completions at the cursor, which `|` marks. */
async function completionsAt(file: string, text: string) {
  const { document, json } = open(file, text.replace("|", ""))
  const cursor = document.positionAt(text.indexOf("|"))
  return (await service.doComplete(document, cursor, json))?.items ?? []
}

/** The diagnostics: each underlined text with its message. */
async function diagnose(file: string, text: string) {
  const { document, json } = open(file, text)
  const diagnostics = await service.doValidation(document, json)
  return diagnostics.map(({ range, message }) => [document.getText(range), message])
}

const replaced = (search: string | RegExp, put: string) => read(poultry).replace(search, put)

test.each(jsonFiles)(
  "content/%s has no diagnostics and completes its fields with title and description",
  async (file) => {
    expect(await diagnose(file, read(file))).toEqual([])
    const type = contentTypeOf(file)
    const { $schema } = JSON.parse(read(file))
    const fields = fieldsOf(schemas[type ? typeName(type) : ""]).map(([label, field]) => {
      const { title, description = "" } = resolveRef(field)
      return [label, title, description]
    })
    const items = await completionsAt(file, `{ "$schema": "${$schema}", | }`)
    const completions = items.map((item) => [item.label, item.detail, item.documentation])
    expect(completions.toSorted()).toEqual(fields.toSorted())
  },
)

test("every icon name is completed", async () => {
  const items = await completionsAt(poultry, replaced('"icon": "egg"', '"icon": |'))
  expect(items.map(({ label }) => label)).toEqual(iconNames.map((name) => `"${name}"`))
})

test.each<[search: string | RegExp, replacement: string, underlined: string, message: RegExp]>([
  ['"icon"', '"icn": "",\n"icon"', '"icn"', /icn is not allowed/],
  [/"subtitle":.*/, "", "{", /^Missing property "subtitle"/],
  ['"egg"', '"eggg"', '"eggg"', /"egg-fried"/],
])("%p changed to %p has a diagnostic", async (search, replacement, underlined, message) => {
  expect(await diagnose(poultry, replaced(search, replacement))).toEqual([
    [expect.stringContaining(underlined), expect.stringMatching(message)],
  ])
})

test.each<[section: string, messages: unknown[]]>([
  ['{ "message": { "title": "A" }, "anchor": "a" }', []],
  ["{}", [["{", 'Missing property "story".']]],
  [
    '{ "message": { "title": "A" }, "text": { "body": "A" } }',
    [["{", expect.stringMatching(/only one must/)]],
  ],
])("a section of a page needs exactly one kind: %s", async (section, messages) => {
  const text = `{ "$schema": "../.schemas/Page.json", "title": "A", "description": "B", "top": { "title": "C" }, "sections": [${section}] }`
  expect(await diagnose("pages/offer.json", text)).toEqual(messages)
})
