import { findNodeAtLocation } from "jsonc-parser"
import type { z } from "zod"
import { keyOf, valueAt, type Path } from "../../lib/path"
import type { Document } from "../../read/json/document"
import type { FieldSchema } from "../../model/fieldMeta"
import { fieldsOf, isOptionalAt, schemasAt } from "../../model/jsonSchema"
import { schemas } from "../../model/model"
import { createIssue, type Issue } from "../../issues/issues"
import type { IssueType } from "../../issues/issueTypes"
import { closestMatch } from "../../issues/closestMatch"
import { issueMessage, unknownFieldMessages } from "./fieldMessages"

/** Checks the fields of a file against the content model. */
export function fieldIssues(document: Document): Issue[] {
  const result = document.contentType.safeParse(document.value)
  const zodIssues = result.success ? [] : result.error.issues
  const unknown = zodIssues.flatMap(({ path, ...issue }) =>
    issue.code === "unrecognized_keys" ? unknownFields(document, path as Path, issue.keys) : [],
  )
  const misspelled = new Set(unknown.map(({ meantPath }) => meantPath))
  const misspelledGroups = new Set(unknown.map(({ group }) => group))
  const wrongTypes = new Set(
    zodIssues.filter(({ code }) => code === "invalid_type").map(({ path }) => keyOf(path as Path)),
  )
  const issues = zodIssues.flatMap((issue) => {
    const path = keyOf(issue.path as Path)
    // A misspelled field is not reported as missing too. zod also checks the length of a text in
    // place of a list.
    const isConsequence =
      issue.code === "invalid_type"
        ? misspelled.has(path)
        : wrongTypes.has(path) || (hasNoKind(issue) && misspelledGroups.has(path))
    return isConsequence || issue.code === "unrecognized_keys" ? [] : [fromZod(document, issue)]
  })
  // zod checks the limits of a type first, then those of the field: the last issue is the field's.
  const limits: IssueType[] = ["number-out-of-range", "text-too-long"]
  const last = new Map(issues.map((one) => [limits.includes(one.type) ? one.fieldPath : one, one]))
  return [...last.values(), ...unknown.map(({ issue }) => issue), ...schemaLineIssues(document)]
}

function fromZod(document: Document, issue: z.core.$ZodIssue): Issue {
  const path = issue.path as Path
  const schema = schemasAt(schemas[document.name], path).at(-1) ?? {}
  const [type, message, formMessage] = issueMessage(issue, valueAt(document.value, path), schema)
  const ownType =
    issue.code === "custom" ? (issue.params?.type as IssueType | undefined) : undefined
  return createIssue(
    ownType ?? type,
    document.locationOf(path),
    message,
    emptyTypes.includes(type) ? emptyMessage(schemas[document.name], path) : formMessage,
  )
}

const emptyTypes: IssueType[] = ["missing-field", "empty-text"]

/** What a form says of an empty field. A group that is optional can be left out instead. */
function emptyMessage(schema: FieldSchema, path: Path) {
  const [group] = schemasAt(schema, path.slice(0, -1)).slice(-1)
  return isOptionalAt(schema, path.slice(0, -1))
    ? `is empty. Fill it in, or empty all of “${group.title}”.`
    : "is empty. Fill it in."
}

/** Fields of a group that the model does not define, each with the field that was probably meant. */
function unknownFields(document: Document, path: Path, keys: string[]) {
  const node = findNodeAtLocation(document.tree, path)
  const known = fieldsOf(schemasAt(schemas[document.name], path).at(-1) ?? {}).map(([name]) => name)
  const unused = known.filter((name) => !findNodeAtLocation(document.tree, [...path, name]))
  return keys.map((key) => {
    const property = node?.children?.findLast(({ children }) => children?.[0]?.value === key)
    const meant = closestMatch(key, unused)
    const issue = createIssue(
      "unknown-field",
      document.locationOf([...path, key], property),
      ...unknownFieldMessages(key, known, meant),
    )
    return { issue, group: keyOf(path), meantPath: meant && keyOf([...path, meant]) }
  })
}

// The unknown field is probably the kind.
const hasNoKind = (issue: z.core.$ZodIssue) =>
  issue.code === "custom" && issue.params?.type === "section-kind"

/** The folder of the generated JSON Schemas below content/. git ignores it. */
export const schemasFolder = ".schemas"

/** The path below content/ of the JSON Schema of a content type. */
export const schemaPath = (typeName: string) => `${schemasFolder}/${typeName}.json`

/** The `$schema` line of a content file: the path of its schema, relative to the file. */
export const schemaLine = (file: string, name: string) =>
  ("../".repeat(file.split("/").length - 1) || "./") + schemaPath(name)

function schemaLineIssues({ file, name, tree, locationOf }: Document): Issue[] {
  if (tree.type !== "object") return []
  const expected = `"$schema": "${schemaLine(file, name)}"`
  const node = findNodeAtLocation(tree, ["$schema"])
  if (node && (node.type !== "string" || node.value === schemaLine(file, name))) return []
  const message = `is missing or wrong, so code editors cannot suggest fields. Write ${expected} as the first line inside the braces.`
  return [createIssue("schema-reference", locationOf(["$schema"]), message)]
}
