import type { z } from "zod"
import { childOf, type Document } from "../json/document"
import { fieldsOf, schemasAt, type Path } from "../../schema/jsonSchema"
import { createIssue, type Issue, type IssueType } from "../issues"
import { schemaPath } from "../../schema/schemaPath"
import { didYouMean, closestMatch, quote, issueMessage } from "../messages"

/** What the model says against the fields of a file. */
export function fieldIssues(document: Document): Issue[] {
  const result = document.definition.safeParse(document.value)
  const zodIssues = result.success ? [] : result.error.issues
  const unknown = zodIssues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? unknownFields(document, issue.path as Path, issue.keys)
      : [],
  )
  const meant = new Set(unknown.map(({ meantPath }) => meantPath))
  const wrongKinds = new Set(
    zodIssues.filter(({ code }) => code === "invalid_type").map(({ path }) => path.join()),
  )
  const issues = zodIssues.flatMap((issue) => {
    const path = issue.path.join()
    const isWrongKind = issue.code === "invalid_type"
    // A field that is only spelled wrong is not missing as well; and zod counts the characters of
    // a text that stands where a list belongs.
    const isSequel = isWrongKind ? meant.has(path) : wrongKinds.has(path)
    return isSequel || issue.code === "unrecognized_keys" ? [] : issueFindings(document, issue)
  })
  // Of two limits that a number exceeds, the model's own comes last.
  const last = new Map(issues.map((one) => [`${one.kind} ${one.place}`, one]))
  return [...last.values(), ...unknown.map(({ found }) => found), ...schemaLineIssues(document)]
}

function issueFindings(document: Document, issue: z.core.$ZodIssue): Issue[] {
  const path = issue.path as Path
  const { node, isFound } = nodeAt(document, path)
  // What is missing may be hidden by a fault that its group ends in.
  if (node.offset + node.length + (isFound ? 0 : 1) > document.damagedFrom) return []
  const shape = schemasAt(document.name, path).at(-1) ?? {}
  const value = isFound ? valueAt(document.value, path) : undefined
  const [kind, message] = issueMessage(issue, value, shape)
  const own = issue.code === "custom" ? (issue.params?.kind as IssueType | undefined) : undefined
  return [createIssue(own ?? kind, document.locationOf(path), message)]
}

/** Fields of a group that the model does not know, each with the one that was probably meant. */
function unknownFields(document: Document, path: Path, keys: string[]) {
  const { node } = nodeAt(document, path)
  const known = fieldsOf(schemasAt(document.name, path).at(-1) ?? {}).map(([name]) => name)
  const free = known.filter((name) => childOf(node, name) === undefined)
  const properties = new Map(
    (node.children ?? []).map((property) => [property.children?.[0]?.value as unknown, property]),
  )
  return keys.flatMap((key) => {
    const property = properties.get(key)
    const isWhole = property?.children?.length === 2
    if (!property || !isWhole || property.offset + property.length > document.damagedFrom) return []
    const meant = closestMatch(key, free)
    const message = `is not a field here.${didYouMean(meant)} Fields are: ${known.join(", ")}.`
    const found = createIssue(
      "field-unknown",
      document.locationOf([...path, key], property),
      message,
    )
    return [{ found, meantPath: [...path, meant].join() }]
  })
}

function nodeAt({ tree }: Document, path: Path) {
  let node = tree
  for (const key of path) {
    const child = childOf(node, key)
    if (!child) return { node, isFound: false }
    node = child
  }
  return { node, isFound: true }
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((group, key) => (group as Record<string | number, unknown>)[key], value)

/** The `$schema` line of a content file: where its schema lies, seen from the file. */
export const schemaLine = (file: string, name: string) =>
  ("../".repeat(file.split("/").length - 1) || "./") + schemaPath(name)

function schemaLineIssues({ file, name, tree, damagedFrom, locationOf }: Document): Issue[] {
  if (tree.type !== "object" || damagedFrom < Infinity) return []
  const expected = `"$schema": "${schemaLine(file, name)}"`
  const node = childOf(tree, "$schema")
  if (node && (node.type !== "string" || node.value === schemaLine(file, name))) return []
  const message = node
    ? `${quote(node.value)} is not the schema of this file, so code editors offer the wrong fields. Write ${expected}.`
    : `is missing, so code editors cannot help. The first line inside the braces should be ${expected}.`
  return [createIssue("schema-line", locationOf(["$schema"]), message)]
}
