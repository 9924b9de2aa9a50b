/** @jest-environment node */
import * as fc from "fast-check"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { itemColours } from "../graphql/colours"
import { colourIssues } from "./rules/colours"
import { parseDocument, type Document } from "./json/document"
import { draft, type ContentCopy } from "../testing/contentCopy"
import { fieldIssues } from "./rules/fields"
import { contentFiles } from "./rules/files"
import type { Issue } from "./issues"
import { fixSource } from "./fixFiles"
import { iconPaths } from "../graphql/icons"
import { listFiles, readSource } from "./json/readFiles"
import { textIssues } from "./rules/text"

let content: ContentCopy
beforeAll(() => void (content = draft()))
afterAll(() => content.end())

const files = contentFiles(listFiles("content"))
const good = new Map(files.map((file) => [file, readFileSync(join("content", file), "utf8")]))

const pictures = new Set(listFiles("content").files)
const picturesOf = (document?: Document) =>
  document?.fields.flatMap(({ shape, value }) => (shape.maxBytes ? [String(value)] : [])) ?? []

const sign = fc.constantFrom(
  ..."{}[]\",:\\/'“”\n\r\t\0\u202e\ufeff#09-.e ".split(""),
  "//",
  "/*",
  '"":',
)
const insertion = fc.oneof(sign, fc.string({ unit: "binary", maxLength: 8 }))
const place = fc.double({ min: 0, max: 1, noNaN: true })
const length = fc.nat({ max: 12 })

/** A slip of the hand: something deleted, written twice, or put in between. */
const slip = fc.oneof(
  fc.record({ at: place, length }).map(({ at, length: cut }) => (text: string) => {
    const start = Math.floor(at * text.length)
    return text.slice(0, start) + text.slice(start + cut)
  }),
  fc.record({ at: place, length }).map(({ at, length: twice }) => (text: string) => {
    const start = Math.floor(at * text.length)
    return text.slice(0, start + twice) + text.slice(start)
  }),
  fc.record({ at: place, put: insertion }).map(({ at, put }) => (text: string) => {
    const start = Math.floor(at * text.length)
    return text.slice(0, start) + put + text.slice(start)
  }),
)

type Group = Record<string, unknown>
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
  fc.constantFrom(
    "/about",
    "/services/#none",
    "#fff",
    "#ffee00",
    "images/none.png",
    "Egg",
    "{email}",
    " ",
    "",
    0,
    -1,
    1e99,
    true,
  ),
)

/** A change of mind: some value becomes another, goes, or gets company. */
const change = fc
  .record({
    at: fc.nat(),
    put: anyValue,
    name: fc.oneof(fc.string(), fc.constantFrom("__proto__", "id", "to", "constructor")),
    how: fc.nat({ max: 2 }),
  })
  .map(({ at, put, name, how }) => (text: string) => {
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      return text
    }
    const places: [Group, string][] = []
    const visit = (group: unknown) => {
      if (typeof group !== "object" || group === null) return
      for (const key of Object.keys(group)) {
        places.push([group as Group, key])
        visit((group as Group)[key])
      }
    }
    visit(value)
    if (places.length === 0) return text
    const [group, key] = places[at % places.length]
    if (how === 0) group[key] = put
    else if (how === 1) delete group[key]
    else Object.defineProperty(group, name, { value: put, enumerable: true, configurable: true })
    return JSON.stringify(value, null, 2)
  })

const mutation = fc.array(fc.oneof(slip, change), { minLength: 1, maxLength: 3 })
const mutated = fc
  .record({ file: fc.constantFrom(...files), mutations: mutation })
  .map(({ file, mutations }) => ({
    file,
    text: mutations.reduce((text, mutate) => mutate(text), good.get(file) ?? ""),
  }))

const isError = ({ severity }: Issue) => severity === "error"

/** What a issue lacks. */
function* flaws({ file, line, column, message, place: words }: Issue, text?: string) {
  const lines = text?.split("\n") ?? []
  if (file.trim() === "") yield "has no file"
  if (!(line >= 1 && column >= 1)) yield "has no place"
  if (text !== undefined && !(column <= (lines[line - 1] ?? "").length + 1)) yield "is outside"
  if (!/\w.*[.?]$/s.test(message)) yield `is no sentence: ${message}`
  if (/\n\s+at |\[object/.test(message + words)) yield `speaks of code: ${message}`
}

/** What cannot be built of a document in which the report found no error. */
function* obstacles({ file, text }: Text) {
  const { document } = parseDocument(sourceOf({ file, text }))
  if (!document?.definition.safeParse(JSON.parse(text)).success) yield "is not what the model says"
  for (const { shape, value } of document?.fields ?? []) {
    if (shape.enum && iconPaths(String(value)).paths.length === 0) yield `${value} has no strokes`
    if (shape.renderedTones && !itemColours(String(value)).light.ink.startsWith("#"))
      yield `${value} has no tone`
    if (shape.maxBytes && !existsSync(join(content.folder, String(value)))) yield `no ${value}`
  }
}

type Text = { file: string; text: string }
const sourceOf = ({ file, text }: Text) => ({ file, text, issues: [], isCertain: true })

/** What a strict parser makes of a text that is a group or a list; undefined where it refuses. */
function parsed(text: string) {
  try {
    const value: unknown = JSON.parse(text)
    return /[{[]/.test(text) ? { value } : undefined
  } catch {
    return undefined
  }
}

function refuse(complaints: Iterable<string>) {
  const all = [...complaints]
  if (all.length > 0) throw new Error(all.join("\n"))
}

const outcome = <Values>({ failed, counterexample, errorInstance }: fc.RunDetails<Values>) =>
  failed ? { counterexample, errorInstance } : "holds"

const within = (milliseconds: number) => ({
  interruptAfterTimeLimit: milliseconds,
  markInterruptAsFailure: false,
})

test("no text whatever makes the report fall over, and what it passes can be built", () => {
  let passed = 0
  const property = fc.property(mutated, (one) => {
    const { document, issues, isLossless: isComplete } = parseDocument(sourceOf(one))
    const rules = [fieldIssues, textIssues, colourIssues]
    const all = [...issues, ...(document ? rules.flatMap((rule) => rule(document)) : [])]
    refuse(all.flatMap((each) => [...flaws(each, one.text)]))
    const written = parsed(one.text)
    const isRefused = issues.some(({ kind }) => /^(?:syntax|comma|quotes)$/.test(kind))
    if (isRefused !== (written === undefined)) throw new Error("JSON.parse disagrees")
    if (written && document && !isDeepStrictEqual(document.value, written.value))
      throw new Error("JSON.parse reads something else")
    const better = fixSource(sourceOf(one))
    if (isComplete !== (better !== undefined)) throw new Error("fixed what is not certain")
    if (better !== undefined) JSON.parse(better)
    if (all.some(isError) || picturesOf(document).some((file) => !pictures.has(file))) return
    passed++
    refuse(obstacles(one))
  })
  expect(outcome(fc.check(property, { numRuns: 4000, ...within(10_000) }))).toBe("holds")
  expect(passed).toBeGreaterThan(0)
}, 60_000)

test("nor does any folder, and what it passes can be built", async () => {
  const some = fc.array(mutated, { minLength: 1, maxLength: 3 })
  const property = fc.asyncProperty(some, async (all) => {
    for (const { file, text } of all) content.write(file, text)
    const issues = await content.issues()
    refuse(issues.flatMap((each) => [...flaws(each)]))
    if (!issues.some(isError))
      for (const { file } of all) refuse(obstacles({ file, text: content.read(file) }))
    for (const { file } of all) content.write(file, good.get(file) ?? "")
  })
  const details = await fc.check(property, { numRuns: 200, ...within(5000) })
  expect(outcome(details)).toBe("holds")
}, 60_000)

test("nor do any bytes", () => {
  const property = fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, isOpen) => {
    content.write("values/ambition.json", isOpen ? Buffer.from([0x7b, ...bytes]) : bytes)
    const source = readSource(content.folder, "values/ambition.json")
    const all = [...source.issues, ...parseDocument(source).issues]
    refuse(all.flatMap((each) => [...flaws(each)]))
  })
  expect(outcome(fc.check(property, { numRuns: 500, ...within(3000) }))).toBe("holds")
})
