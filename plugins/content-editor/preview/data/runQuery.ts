import { Kind, parse, type FieldNode, type SelectionNode, type SelectionSetNode } from "graphql"
import { queries } from "./gatsby"
import type { ContentValues } from "../../../content-model/read/content"
import { siteData, type FindImage } from "./siteData"

/**
 * Returns a function that runs the site's GraphQL queries on content that may be incomplete. `path` is
 * that of the shown page, because the queries have no variables here.
 */
export function createQueryRunner(values: ContentValues, findImage: FindImage, path: string) {
  const data = siteData(values, findImage, path)
  return (query: string) => {
    for (const definition of parse(query).definitions)
      if (definition.kind === Kind.OPERATION_DEFINITION)
        return select(data, definition.selectionSet.selections)
    throw new Error(`The text contains no GraphQL query: ${query}`)
  }
}

function select(value: unknown, selections: readonly SelectionNode[]): unknown {
  if (selections.length === 0 || typeof value !== "object" || value === null) return value ?? null
  if (Array.isArray(value)) return value.map((entry) => select(entry, selections))
  const values = new Map<string, unknown>(Object.entries(value))
  const fields = selections.flatMap((selection) => fieldsIn(selection, values.get("__typename")))
  const entries = fields.map((field) => {
    // Merges the selections if several fragments select the same field.
    const same = fields.filter((other) => keyOf(other) === keyOf(field))
    const below = same.flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
    return [keyOf(field), select(values.get(field.name.value), below)]
  })
  return Object.fromEntries(entries)
}

const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value

function fieldsIn(selection: SelectionNode, typeName: unknown): FieldNode[] {
  if (selection.kind === Kind.FIELD) return [selection]
  const condition = selection.kind === Kind.INLINE_FRAGMENT && selection.typeCondition
  if (condition && typeName && condition.name.value !== typeName) return []
  const { selections } =
    selection.kind === Kind.INLINE_FRAGMENT
      ? selection.selectionSet
      : fragment(selection.name.value)
  return selections.flatMap((one) => fieldsIn(one, typeName))
}

const fragments = new Map<string, SelectionSetNode>()

function fragment(name: string) {
  if (!fragments.has(name)) {
    for (const definition of queries.flatMap((text) => parse(text).definitions))
      if (definition.kind === Kind.FRAGMENT_DEFINITION)
        fragments.set(definition.name.value, definition.selectionSet)
  }
  const selectionSet = fragments.get(name)
  if (!selectionSet)
    throw new Error(
      `No component of the page has the GraphQL fragment ${name}. Show one whose fragment has the name of its type.`,
    )
  return selectionSet
}
