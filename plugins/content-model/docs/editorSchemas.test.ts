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
import { sectionSchema, fieldsOf, resolveRef } from "../model/jsonSchema"
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

/** Opens a text as a content file. `|` marks the cursor. */
function open(file: string, text: string) {
  const document = TextDocument.create(root + file, "json", 1, text.replace("|", ""))
  const json = service.parseJSONDocument(document)
  return { document, json, cursor: document.positionAt(text.indexOf("|")) }
}

async function completionsAt(file: string, text: string) {
  const { document, json, cursor } = open(file, text)
  return (await service.doComplete(document, cursor, json))?.items ?? []
}

/** The diagnostics: each underlined text with its message. */
async function diagnose(file: string, text: string) {
  const { document, json } = open(file, text)
  const diagnostics = await service.doValidation(document, json)
  return diagnostics.map(({ range, message }) => [document.getText(range), message])
}

function replaced(search: string | RegExp, replacement: string) {
  const text = read(poultry).replace(search, replacement)
  expect(text).not.toBe(read(poultry))
  return text
}

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

test("the fields of a group and every icon name are completed", async () => {
  const labelsAt = async (search: string | RegExp, replacement: string) =>
    (await completionsAt(poultry, replaced(search, replacement))).map(({ label }) => label)
  const fields = await labelsAt(/"image": \{[^}]*\}/, '"image": { | }')
  expect(fields).toEqual(expect.arrayContaining(["file", "description"]))
  const icons = await labelsAt('"icon": "egg"', '"icon": |')
  expect(icons).toEqual(iconNames.map((name) => `"${name}"`))
})

test("a field's title and description are shown on hover", async () => {
  const { document, json, cursor } = open(poultry, replaced('"colour"', '"col|our"'))
  const hover = await service.doHover(document, cursor, json)
  expect(hover?.contents).toEqual([expect.stringMatching(/^Colour\n\n/)])
})

test.each<[search: string | RegExp, replacement: string, underlined: string, message: RegExp]>([
  ["#b86e00", "orange", '"orange"', /does not match/],
  ['"icon"', '"icn": "",\n"icon"', '"icn"', /icn is not allowed/],
  [/"subtitle":.*/, "", "{", /^Missing property "subtitle"/],
  ["Trading", "Trading".repeat(9), '"Poultry T', /longer than/],
  ['"egg"', '"eggg"', '"eggg"', /"egg-fried"/],
])("%p changed to %p has a diagnostic", async (search, replacement, underlined, message) => {
  expect(await diagnose(poultry, replaced(search, replacement))).toEqual([
    [expect.stringContaining(underlined), expect.stringMatching(message)],
  ])
})

const page = (section: string) =>
  `{ "$schema": "../.schemas/Page.json", "title": "A", "description": "B", "top": { "title": "C" }, "sections": [${section}] }`
const message = '"message": { "title": "A" }'

test.each<[section: string, messages: unknown[]]>([
  [`{ ${message} }`, []],
  [`{ ${message}, "anchor": "a" }`, []],
  ["{}", [["{", 'Missing property "story".']]],
  [`{ ${message}, "text": { "body": "A" } }`, [["{", expect.stringMatching(/only one must/)]]],
])("a section of a page needs exactly one kind: %s", async (section, messages) => {
  expect(await diagnose("pages/offer.json", page(section))).toEqual(messages)
})

test("every kind of section is completed with its description", async () => {
  const { properties = {} } = sectionSchema()
  const items = await completionsAt("pages/offer.json", page("{ | }"))
  expect(items.map(({ label, documentation }) => [label, documentation]).toSorted()).toEqual(
    Object.keys(properties)
      .map((kind) => [kind, resolveRef(properties[kind]).description])
      .toSorted(),
  )
})
