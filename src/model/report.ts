import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from "jsonc-parser"
import type { z } from "zod"
import { files } from "./content"
import { dictionary, fieldsOf, nameOf, resolved, shapeOfFile, type Shape } from "./dictionary"

/** One problem: where it is (line and column count from 1) and, in words, what to do. */
export type Finding = {
  /** The path below content/, with forward slashes. */
  file: string
  line: number
  column: number
  /** The field in words, such as `Features › 2`; empty for the file as a whole. */
  place: string
  message: string
}

type Path = (string | number)[]
type Document = { file: string; text: string; tree: Node; shape: (typeof files)[number] }

/**
 * Reads a content folder and lists every problem of every file, sorted by file and place.
 * An empty list means that the site can be built from it.
 * @throws only where the folder itself cannot be read.
 */
export function report(folder: string): Finding[] {
  const findings: Finding[] = []
  const documents: Document[] = []
  for (const file of filesBelow(folder)) {
    if (!file.endsWith(".json")) continue
    const shape = shapeOfFile(file)
    if (!shape) {
      findings.push(whole(file, `is not a file of this site. Its files are ${expectedFiles}.`))
      continue
    }
    const { tree, problems, text } = read(folder, file)
    findings.push(...problems)
    if (tree && problems.length === 0) documents.push({ file, text, tree, shape })
  }
  for (const document of documents) findings.push(...shapeFindings(document))
  findings.push(...missingFiles(folder), ...repeatedIds(documents))
  for (const document of documents) findings.push(...missingPictures(folder, document))
  return findings.toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  )
}

/** The findings as lines for a person, one paragraph a finding, with a count at the end. */
export function reportText(findings: Finding[]) {
  const paragraphs = findings.map(({ file, line, column, place, message }) => {
    const where = `content/${file}:${line}:${column}`
    return place ? `${where}\n  ${place}: ${message}` : `${where}\n  This file ${message}`
  })
  const count = findings.length === 1 ? "1 problem" : `${findings.length} problems`
  return [...paragraphs, `${count} in content/. Nothing was built.`].join("\n\n")
}

const fileNames = files.map((shape) => shape.meta()?.files ?? "")
const expectedFiles = fileNames.map((name) => `content/${name}`).join(", ")

function filesBelow(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => statSync(join(folder, path)).isFile())
    .toSorted()
}

const whole = (file: string, message: string): Finding => ({
  file,
  line: 1,
  column: 1,
  place: "",
  message,
})

function position(text: string, offset: number) {
  const before = text.slice(0, offset).split("\n")
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 }
}

function read(folder: string, file: string) {
  const text = readFileSync(join(folder, file), "utf8")
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const problems = errors.slice(0, 1).map((error) => ({
    ...whole(file, `is not valid JSON here: ${syntaxMessage(error)}`),
    ...position(text, error.offset),
  }))
  if (!tree && problems.length === 0) problems.push(whole(file, "is empty."))
  return { text, tree, problems }
}

const syntaxMessages: Partial<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  CommaExpected: "a comma is missing before this place.",
  ColonExpected: "a colon is missing between the field and its value.",
  ValueExpected: "a value is missing, or the comma before this place is one too many.",
  PropertyNameExpected:
    'a field\'s name in double quotes ("…") is missing, or the comma before this place is one too many.',
  CloseBraceExpected: 'a closing brace "}" is missing.',
  CloseBracketExpected: 'a closing bracket "]" is missing.',
  UnexpectedEndOfString: 'a text is not closed by a double quote (").',
  InvalidCommentToken: "comments are not allowed.",
  EndOfFileExpected: "there is something after the end of the content.",
  InvalidSymbol: 'a text must stand in straight double quotes ("…").',
  InvalidCharacter: "a character is not allowed here; a line break in a text is written \\n.",
  InvalidEscapeCharacter: 'after a backslash only " \\ / b f n r t u are allowed.',
}

const syntaxMessage = ({ error }: ParseError) =>
  syntaxMessages[printParseErrorCode(error)] ?? "it cannot be read."

function shapeFindings({ file, text, tree, shape }: Document): Finding[] {
  const result = shape.safeParse(getNodeValue(tree))
  if (result.success) return []
  return result.error.issues.flatMap((issue) => {
    const path = issue.path.map((key) => (typeof key === "number" ? key : String(key)))
    const at = (target: Path, message: string): Finding => ({
      file,
      ...position(text, nodeNear(tree, target).offset),
      place: placeInWords(nameOf(shape), target),
      message,
    })
    if (issue.code === "unrecognized_keys") {
      const known = fieldsOf(shapeAt(nameOf(shape), path)).map(([name]) => name)
      return issue.keys.map((key) =>
        at([...path, key], `is not a field here. Fields are: ${known.join(", ")}.`),
      )
    }
    return [at(path, sentence(issue, valueAt(tree, path), shapeAt(nameOf(shape), path)))]
  })
}

const valueAt = (tree: Node, path: Path): unknown => {
  const node = findNodeAtLocation(tree, path)
  return node && getNodeValue(node)
}

/** The place of a field in the text; of a missing one, the place of what should hold it. */
function nodeNear(tree: Node, path: Path): Node {
  const node = findNodeAtLocation(tree, path)
  if (node) return node.parent?.type === "property" ? node.parent : node
  return path.length === 0 ? tree : nodeNear(tree, path.slice(0, -1))
}

function shapeAt(name: string, path: Path): Shape {
  let shape: Shape = dictionary[name]
  for (const key of path) {
    shape = resolved(shape)
    shape = (typeof key === "number" ? shape.items : shape.properties?.[key]) ?? {}
  }
  return resolved(shape)
}

const placeInWords = (name: string, path: Path) =>
  path
    .map((key, index) =>
      typeof key === "number"
        ? String(key + 1)
        : `${shapeAt(name, path.slice(0, index + 1)).title ?? key} (${key})`,
    )
    .join(" › ")

const kinds: Record<NonNullable<Shape["type"]>, string> = {
  string: 'a text in double quotes ("…")',
  integer: "a whole number without quotes",
  boolean: "true or false without quotes",
  array: "a list in square brackets [ … ]",
  object: "a group of fields in braces { … }",
}

const kindOf = (value: unknown) => {
  if (value === null) return "nothing (null)"
  if (Array.isArray(value)) return "a list"
  const names: Record<string, string> = { string: "a text", object: "a group of fields" }
  return names[typeof value] ?? `${String(value)}`
}

function sentence(issue: z.core.$ZodIssue, found: unknown, shape: Shape): string {
  const hint = shape.examples ? ` For example: ${shape.examples.join(", ")}.` : ""
  const kind = kinds[shape.type ?? "object"]
  switch (issue.code) {
    case "invalid_type":
      return found === undefined
        ? `is missing. Write ${kind}.${hint}`
        : `must be ${kind}, but here it is ${kindOf(found)}.${hint}`
    case "too_big":
      return issue.origin === "string"
        ? `has ${String(found).length} characters, ${issue.maximum} are allowed. Make it shorter.`
        : issue.origin === "array"
          ? `has ${Array.isArray(found) ? found.length : 0} entries, at most ${issue.maximum} are allowed.`
          : `is too large, at most ${issue.maximum} is allowed.`
    case "too_small":
      return issue.origin === "array"
        ? `needs at least ${issue.minimum} ${Number(issue.minimum) === 1 ? "entry" : "entries"}.`
        : `is too small, at least ${issue.minimum} is allowed.`
    case "invalid_format":
      return String(found).trim() === ""
        ? `is empty. Write a text.${hint}`
        : `"${String(found)}" ${issue.message}.${hint}`
    case "invalid_value":
      return found === undefined
        ? `is missing.${hint}`
        : `"${String(found)}" does not exist. ${shape.description ?? ""}${hint}`
    default:
      return `${issue.message}.`
  }
}

function missingFiles(folder: string): Finding[] {
  return fileNames
    .filter((name) => !name.includes("*") && !existsSync(join(folder, name)))
    .map((name) => whole(name, "is missing. The site needs it."))
}

/** Two items of one kind with the same `id` would have the same address. */
function repeatedIds(documents: Document[]): Finding[] {
  const first = new Map<string, string>()
  return documents.flatMap(({ file, text, tree, shape }) => {
    const node = findNodeAtLocation(tree, ["id"])
    if (!node) return []
    const id = String(getNodeValue(node))
    const key = `${nameOf(shape)} ${id}`
    const other = first.get(key)
    if (other === undefined) {
      first.set(key, file)
      return []
    }
    const message = `"${id}" is the id of content/${other} already. Each needs an id of its own.`
    return [{ file, ...position(text, node.offset), place: "Id (id)", message }]
  })
}

const pictureFields = new Set(["PictureFile", "LogoFile"])

/** Pictures that content names but that are not there, upper and lower case taken seriously. */
function missingPictures(folder: string, { file, text, tree, shape }: Document): Finding[] {
  const present = new Set(filesBelow(folder))
  const findings: Finding[] = []
  const visit = (node: Node, path: Path, at: Shape) => {
    const value: unknown = getNodeValue(node)
    const isPicture = at.$ref !== undefined && pictureFields.has(at.$ref)
    if (isPicture && typeof value === "string" && !present.has(value)) {
      findings.push({
        file,
        ...position(text, node.offset),
        place: placeInWords(nameOf(shape), path),
        message: `the picture "${value}" does not exist. Put it into content/images/, or name one that is there.`,
      })
    }
    const { properties, items } = resolved(at)
    node.children?.forEach((child, index) => {
      if (node.type === "array" && items) visit(child, [...path, index], items)
      if (child.type !== "property" || !child.children) return
      const [key, content] = child.children
      const name = String(getNodeValue(key))
      const field = properties?.[name]
      if (field && content) visit(content, [...path, name], field)
    })
  }
  visit(tree, [], dictionary[nameOf(shape)])
  return findings
}
