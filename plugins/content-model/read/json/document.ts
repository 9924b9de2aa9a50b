import { findNodeAtLocation, type Node } from "jsonc-parser"
import type { z } from "zod"
import { isEqual, type Path } from "../../lib/path"
import { schemas, typeName, contentTypeOf } from "../../model/model"
import type { FieldSchema } from "../../model/fieldMeta"
import { resolveRef } from "../../model/jsonSchema"
import {
  createIssue,
  fileIssue,
  fileLocation,
  type Issue,
  type Location,
} from "../../issues/issues"
import type { IssueType } from "../../issues/issueTypes"
import { fieldPath } from "../../issues/fieldPath"
import { parseJson } from "./parseJson"
import type { Source } from "./readFiles"

/** A value in a content file that the model defines. */
export type Field = {
  path: Path
  schema: FieldSchema
  groupSchema: FieldSchema
  node: Node
  value: unknown
}

/** A parsed content file. */
export type Document = {
  file: string
  contentType: z.ZodType
  /** The name of the content type. */
  name: string
  tree: Node
  value: unknown
  fields: Field[]
  /** The location of a field. That of a missing field is the location of its group. */
  locationOf: (path: Path, node?: Node) => Location
}

type ParseResult = { document?: Document; issues: Issue[] }

/**
 * Parses a content file. A file with a syntax error yields this as its issue and no document, and a
 * file that could not be read yields nothing.
 */
export function parseDocument({ file, text }: Pick<Source, "file" | "text">): ParseResult {
  if (text === undefined) return { issues: [] }
  if (text.trim() === "") {
    const message = "is empty. Restore it from the version history, or write its fields."
    return { issues: [fileIssue(file, "empty-file", message)] }
  }
  const { tree, error } = parseJson(text)
  const contentType = contentTypeOf(file)
  if (error) {
    const position = lineAndColumn(text, error.offset)
    return {
      issues: [createIssue(error.type, { ...fileLocation(file), ...position }, error.message)],
    }
  }
  if (!tree || !contentType) return { issues: [] }

  const name = typeName(contentType)
  const value: unknown = JSON.parse(text)
  const locationOf = (path: Path, node = nodeNear(tree, path)): Location => ({
    file,
    ...lineAndColumn(text, node.offset),
    fieldPath: fieldPath({ file, name, value }, path),
    path,
  })
  const fields = fieldsBelow(tree, [], schemas[name], {})
  return {
    document: { file, contentType, name, tree, value, fields, locationOf },
    issues: duplicateKeys(tree).map(({ key, path, first }) => {
      const { line } = lineAndColumn(text, first.offset)
      const message = `occurs twice in this group; the first is on line ${line}. Delete one of the two.`
      return createIssue("duplicate-field", locationOf(path, key), message)
    }),
  }
}

/** The field at a path. */
export const fieldAt = ({ fields }: Document, ...path: Path) =>
  fields.find((field) => isEqual(field.path, path))

/** Creates an issue of a field. */
export const fieldIssue = (
  { locationOf }: Document,
  { path, node }: Pick<Field, "path" | "node">,
  type: IssueType,
  message: string,
  formMessage?: string,
) => createIssue(type, locationOf(path, node), message, formMessage)

/** The name of a file in a message, such as `“Products › Eggs”`. */
export const nameOf = ({ locationOf }: Document) => `“${locationOf([]).fieldPath}”`

/** The node at a path; of a missing field that of its group. */
const nodeNear = (tree: Node, path: Path): Node =>
  findNodeAtLocation(tree, path) ?? nodeNear(tree, path.slice(0, -1))

function duplicateKeys(node: Node, path: Path = []): { key: Node; path: Path; first: Node }[] {
  const seen = new Map<string, Node>()
  return (node.children ?? []).flatMap((child, index) => {
    if (child.type !== "property") return duplicateKeys(child, [...path, index])
    const [key, value] = child.children ?? []
    const here = [...path, String(key.value)]
    const below = value ? duplicateKeys(value, here) : []
    const first = seen.get(String(key.value))
    if (first) return [{ key, path: here, first }, ...below]
    seen.set(String(key.value), key)
    return below
  })
}

function fieldsBelow(
  node: Node,
  path: Path,
  field: FieldSchema,
  groupSchema: FieldSchema,
): Field[] {
  const schema = resolveRef(field)
  const here: Field = { path, schema, groupSchema, node, value: node.value }
  const below = (node.children ?? []).flatMap((child, index) => {
    if (node.type === "array")
      return schema.items ? fieldsBelow(child, [...path, index], schema.items, schema) : []
    const [key, value] = child.children ?? []
    const name = String(key?.value)
    const known = Object.hasOwn(schema.properties ?? {}, name) && schema.properties?.[name]
    return known && value ? fieldsBelow(value, [...path, name], known, schema) : []
  })
  return [here, ...below]
}

/** The line and the column of an offset in a text, both from 1. */
function lineAndColumn(text: string, offset: number) {
  const lines = text.slice(0, offset).split("\n")
  return { line: lines.length, column: lines[lines.length - 1].length + 1 }
}
