/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { getLanguageService } from "vscode-json-languageservice"
import { TextDocument } from "vscode-languageserver-textdocument"
import { schemas, fieldsOf, typeName, resolveRef, contentTypeOf } from "./jsonSchema"
import { iconNames } from "../graphql/icons"

// What VS Code does with a content file that is opened in it.
const service = getLanguageService({
  schemaRequestService: (address) => readFile(fileURLToPath(address), "utf8"),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
})

const jsonFiles = readdirSync("content", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".json"))
const poultry = "services/poultry-trading.json"
const read = (file: string) => readFileSync(join("content", file), "utf8")

/** Opens the text of a content file, in which `|` may stand for the cursor. */
function open(file: string, text: string) {
  const address = pathToFileURL(resolve("content", file)).href
  const document = TextDocument.create(address, "json", 1, text.replace("|", ""))
  return {
    document,
    json: service.parseJSONDocument(document),
    cursor: document.positionAt(text.indexOf("|")),
  }
}

/** What is offered at the cursor: each text and its hint. */
async function offers(file: string, text: string) {
  const { document, json, cursor } = open(file, text)
  const completion = await service.doComplete(document, cursor, json)
  return completion?.items.map(({ label, detail, documentation }) => [label, detail, documentation])
}

async function hover(file: string, text: string) {
  const { document, json, cursor } = open(file, text)
  return (await service.doHover(document, cursor, json))?.contents
}

/** What is underlined, and what is said about it. */
async function squiggles(file: string, text: string) {
  const { document, json } = open(file, text)
  const found = await service.doValidation(document, json)
  return found.map(({ range, message }) => [document.getText(range), message])
}

const changed = (find: string | RegExp, put: string) => {
  const text = read(poultry).replace(find, put)
  expect(text).not.toBe(read(poultry))
  return text
}

test.each(jsonFiles)("content/%s has no squiggle", async (file) => {
  expect(await squiggles(file, read(file))).toEqual([])
})

test.each(jsonFiles)("in content/%s all its fields are offered, with their hints", async (file) => {
  const shape = contentTypeOf(file)
  const { $schema } = JSON.parse(read(file))
  const fields = fieldsOf(schemas[shape ? typeName(shape) : ""])
  const expected = fields.map(([name, field]) => [
    name,
    resolveRef(field).title,
    resolveRef(field).description ?? "",
  ])
  const offered = await offers(file, `{ "$schema": "${$schema}", | }`)
  expect(offered?.toSorted()).toEqual(expected.toSorted())
})

test("the fields of a group are offered", async () => {
  const offered = await offers(poultry, changed(/"image": \{[^}]*\}/, '"image": { | }'))
  expect(offered?.map(([name]) => name)).toEqual(expect.arrayContaining(["file", "description"]))
})

test("every icon is offered by name", async () => {
  const offered = await offers(poultry, changed('"icon": "egg"', '"icon": |'))
  expect(offered?.map(([name]) => name)).toEqual(iconNames.map((name) => `"${name}"`))
})

test("a field's label and hint are shown under the pointer", async () => {
  expect(await hover(poultry, changed('"colour"', '"col|our"'))).toEqual([
    expect.stringMatching(/^Colour\n\n/),
  ])
})

test.each<[mistake: string, text: () => string, underlined: string, message: RegExp]>([
  ["a wrong colour", () => changed("#b86e00", "orange"), '"orange"', /does not match/],
  [
    "an unknown field",
    () => changed('"icon"', '"icn": "",\n"icon"'),
    '"icn"',
    /icn is not allowed/,
  ],
  ["a missing field", () => changed(/"subtitle":.*/, ""), "{", /^Missing property "subtitle"/],
  ["a text too long", () => changed("Trading", "Trading".repeat(9)), '"Poultry T', /longer than/],
  ["an icon that does not exist", () => changed('"egg"', '"eggg"'), '"eggg"', /"egg-fried"/],
])("%s has a squiggle", async (_, text, underlined, message) => {
  expect(await squiggles(poultry, text())).toEqual([
    [expect.stringContaining(underlined), expect.stringMatching(message)],
  ])
})
