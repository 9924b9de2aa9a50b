import type { Node } from "jsonc-parser"
import type { contentTypes } from "../../schema/contentTypes"
import {
  schemas,
  typeName,
  resolveRef,
  contentTypeOf,
  type Path,
  type FieldSchema,
} from "../../schema/jsonSchema"
import { createIssue, fileLocation, type Issue, type IssueType, type Location } from "../issues"
import { repairJson } from "./repairJson"
import { lineAndColumn, parseJson } from "./parseJson"
import type { Source } from "./readFiles"
import { fieldPath } from "../messages"

/** A value in a content file that the model knows, with its shape there and its group's. */
export type Field = {
  path: Path
  shape: FieldSchema
  group: FieldSchema
  node: Node
  value: unknown
}

/** A content file, as far as it can be read. */
export type Document = {
  file: string
  definition: (typeof contentTypes)[number]
  /** The name of its shape. */
  name: string
  /** As it was understood: nearly what is written, without its slips. */
  mendedText: string
  /** Its offsets are those of the mended text: ask `locationOf` where something is. */
  tree: Node
  /** What JSON.parse would make of it. */
  value: unknown
  fields: Field[]
  /** Where the mended text stops making sense; Infinity where it does to its end. */
  damagedFrom: number
  /** The place of a field; of a missing one, the place of what should hold it. */
  locationOf: (path: Path, node?: Node) => Location
}

export type Reading = {
  document?: Document
  issues: Issue[]
  /** Whether the document says all that the file says, so that it may be written anew. */
  isLossless: boolean
}

/** Reads a content file tolerantly: whatever can be read of it is checked. */
export function parseDocument({ file, text = "" }: Source): Reading {
  const locate = lineAndColumn(text)
  const at = (kind: IssueType, offset: number, message: string) =>
    createIssue(
      kind,
      { ...fileLocation(file), ...locate(offset) },
      `cannot be read here: ${message}`,
    )

  if (text.trim() === "") {
    const empty = createIssue("file-empty", fileLocation(file), "is empty.")
    return { issues: [empty], isLossless: false }
  }
  if (!/[{[]/.test(text)) return { issues: [at("syntax", 0, notContent)], isLossless: false }
  const mended = repairJson(text)
  const { tree, faults, damagedFrom } = parseJson(mended)
  const issues = onceALine([
    ...mended.slips.map(({ kind, offset, message }) => at(kind, offset, message)),
    ...faults.map(({ offset, message }) => at("syntax", offset, message)),
  ])
  const definition = contentTypeOf(file)
  if (!tree || !definition) return { issues, isLossless: false }

  const name = typeName(definition)
  const value = valueOf(tree)
  const locationOf = (path: Path, node = nodeNear(tree, path)): Location => ({
    file,
    ...locate(mended.origin(node.offset)),
    place: fieldPath({ file, name, value }, path),
    path,
  })
  const twice = repeatedFields(tree)
  issues.push(
    ...twice.map(({ key, path, first }) => {
      const { line } = locate(mended.origin(first.offset))
      const message = `is written twice in this group, first on line ${line}; only the last one counts. Remove one of them.`
      return createIssue("field-twice", locationOf(path, key), message)
    }),
  )
  const fields = fieldsBelow(tree, [], schemas[name], {})
  return {
    document: {
      file,
      definition,
      name,
      mendedText: mended.text,
      tree,
      value,
      fields,
      damagedFrom,
      locationOf: locationOf,
    },
    issues,
    isLossless:
      twice.length === 0 &&
      faults.length === 0 &&
      mended.slips.every(({ isSafe }) => isSafe) &&
      tree.type === "object",
  }
}

const notContent = "there is no group of fields in braces { … }."

/** One issue of a kind for each line: who sees the first, sees the others. */
function onceALine(issues: Issue[]) {
  const seen = new Set<string>()
  return issues.filter(({ kind, line }) => {
    const isFirst = !seen.has(`${kind} ${line}`)
    seen.add(`${kind} ${line}`)
    return isFirst
  })
}

function valueOf(node: Node): unknown {
  if (node.type === "array") return (node.children ?? []).map(valueOf)
  if (node.type !== "object") return node.value
  const entries = (node.children ?? []).map(({ children = [] }): [string, unknown] => [
    String(children[0]?.value),
    children[1] && valueOf(children[1]),
  ])
  return Object.fromEntries(entries)
}

/** The value of a field or an entry; of a field that is written twice the last, as JSON.parse does. */
export function childOf(node: Node, key: string | number) {
  if (node.type === "array") return typeof key === "number" ? node.children?.[key] : undefined
  if (node.type !== "object") return undefined
  return node.children?.findLast(({ children }) => children?.[0]?.value === key)?.children?.[1]
}

function nodeNear(tree: Node, path: Path): Node {
  let node = tree
  for (const key of path) {
    const child = childOf(node, key)
    if (!child) break
    node = child
  }
  return node
}

type Repeated = { key: Node; path: Path; first: Node }

function repeatedFields(node: Node, path: Path = []): Repeated[] {
  const seen = new Map<string, Node>()
  return (node.children ?? []).flatMap((child, index) => {
    if (child.type !== "property") return repeatedFields(child, [...path, index])
    const [key, value] = child.children ?? []
    const here = [...path, String(key.value)]
    const below = value ? repeatedFields(value, here) : []
    const first = seen.get(String(key.value))
    if (first) return [{ key, path: here, first }, ...below]
    seen.set(String(key.value), key)
    return below
  })
}

function fieldsBelow(node: Node, path: Path, field: FieldSchema, group: FieldSchema): Field[] {
  const shape = resolveRef(field)
  const here: Field = { path, shape, group, node, value: node.value }
  const below = (node.children ?? []).flatMap((child, index) => {
    if (node.type === "array")
      return shape.items ? fieldsBelow(child, [...path, index], shape.items, shape) : []
    const [key, value] = child.children ?? []
    const name = String(key?.value)
    const known = Object.hasOwn(shape.properties ?? {}, name) && shape.properties?.[name]
    return known && value ? fieldsBelow(value, [...path, name], known, shape) : []
  })
  return [here, ...below]
}
