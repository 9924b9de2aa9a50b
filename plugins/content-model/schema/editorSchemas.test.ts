/** @jest-environment node */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { getLanguageService } from "vscode-json-languageservice"
import { TextDocument } from "vscode-languageserver-textdocument"
import { iconNames } from "../graphql/icons"
import { listFiles } from "../validate/json/readFiles"
import { contentFiles } from "../validate/rules/files"
import { editorSchemas } from "./editorSchemas"
import { schemas, fieldsOf, typeName, resolveRef, contentTypeOf } from "./jsonSchema"

// The language service that VS Code uses. The content folder lies at this URL.
const root = "file:///content/"
const service = getLanguageService({
  schemaRequestService: async (url) => editorSchemas[url.replace(root, "")],
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
})

const jsonFiles = contentFiles(listFiles("content"))
const poultry = "services/poultry-trading.json"
const read = (file: string) => readFileSync(join("content", file), "utf8")

/** Opens a text as a content file. `|` marks the cursor. */
function open(file: string, text: string) {
  const document = TextDocument.create(root + file, "json", 1, text.replace("|", ""))
  return {
    document,
    json: service.parseJSONDocument(document),
    cursor: document.positionAt(text.indexOf("|")),
  }
}

/** The completions at the cursor: each with its title and description. */
async function completionsAt(file: string, text: string) {
  const { document, json, cursor } = open(file, text)
  const completion = await service.doComplete(document, cursor, json)
  return completion?.items.map(({ label, detail, documentation }) => [label, detail, documentation])
}

async function hover(file: string, text: string) {
  const { document, json, cursor } = open(file, text)
  return (await service.doHover(document, cursor, json))?.contents
}

/** The diagnostics: each underlined text with its message. */
async function diagnose(file: string, text: string) {
  const { document, json } = open(file, text)
  const diagnostics = await service.doValidation(document, json)
  return diagnostics.map(({ range, message }) => [document.getText(range), message])
}

const replaced = (search: string | RegExp, replacement: string) => {
  const text = read(poultry).replace(search, replacement)
  expect(text).not.toBe(read(poultry))
  return text
}

test.each(jsonFiles)("content/%s has no diagnostics", async (file) => {
  expect(await diagnose(file, read(file))).toEqual([])
})

test.each(jsonFiles)(
  "content/%s completes every field of its type, with title and description",
  async (file) => {
    const type = contentTypeOf(file)
    const { $schema } = JSON.parse(read(file))
    const fields = fieldsOf(schemas[type ? typeName(type) : ""])
    const expected = fields.map(([name, field]) => [
      name,
      resolveRef(field).title,
      resolveRef(field).description ?? "",
    ])
    const completions = await completionsAt(file, `{ "$schema": "${$schema}", | }`)
    expect(completions?.toSorted()).toEqual(expected.toSorted())
  },
)

test("the fields of a group are completed", async () => {
  const completions = await completionsAt(poultry, replaced(/"image": \{[^}]*\}/, '"image": { | }'))
  expect(completions?.map(([name]) => name)).toEqual(
    expect.arrayContaining(["file", "description"]),
  )
})

test("every icon name is completed", async () => {
  const completions = await completionsAt(poultry, replaced('"icon": "egg"', '"icon": |'))
  expect(completions?.map(([name]) => name)).toEqual(iconNames.map((name) => `"${name}"`))
})

test("a field's title and description are shown on hover", async () => {
  expect(await hover(poultry, replaced('"colour"', '"col|our"'))).toEqual([
    expect.stringMatching(/^Colour\n\n/),
  ])
})

test.each<[mistake: string, text: () => string, underlined: string, message: RegExp]>([
  ["a wrong colour", () => replaced("#b86e00", "orange"), '"orange"', /does not match/],
  [
    "an unknown field",
    () => replaced('"icon"', '"icn": "",\n"icon"'),
    '"icn"',
    /icn is not allowed/,
  ],
  ["a missing field", () => replaced(/"subtitle":.*/, ""), "{", /^Missing property "subtitle"/],
  ["a text too long", () => replaced("Trading", "Trading".repeat(9)), '"Poultry T', /longer than/],
  ["an icon that does not exist", () => replaced('"egg"', '"eggg"'), '"eggg"', /"egg-fried"/],
])("%s has a diagnostic", async (_, text, underlined, message) => {
  expect(await diagnose(poultry, text())).toEqual([
    [expect.stringContaining(underlined), expect.stringMatching(message)],
  ])
})
