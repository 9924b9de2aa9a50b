import { Kind, parse, type FieldNode, type SelectionNode, type SelectionSetNode } from "graphql"
// Gatsby finds the fragments in it without anybody importing it.
import "../../../src/components/fragments"
import { queries } from "./gatsby"
import { siteData, type Contents, type PictureOf } from "./siteData"

/** Answers the queries of the site's own components from content that may be unfinished. */
export function createQueryRunner(contents: Contents, pictureOf: PictureOf) {
  const site = siteData(contents, pictureOf)
  return (query: string) => {
    for (const definition of parse(query).definitions)
      if (definition.kind === Kind.OPERATION_DEFINITION)
        return select(site, definition.selectionSet.selections)
    throw new Error(`there is no query in "${query}"`)
  }
}

function select(value: unknown, selections: readonly SelectionNode[]): unknown {
  if (selections.length === 0 || typeof value !== "object" || value === null) return value ?? null
  if (Array.isArray(value)) return value.map((entry) => select(entry, selections))
  const values = new Map<string, unknown>(Object.entries(value))
  const fields = selections.flatMap(fieldsIn)
  const entries = fields.map((field) => {
    // A field that is asked for in several fragments is asked for all that they want of it.
    const wanted = fields.filter((other) => keyOf(other) === keyOf(field))
    const below = wanted.flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
    return [keyOf(field), select(values.get(field.name.value), below)]
  })
  return Object.fromEntries(entries)
}

const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value

function fieldsIn(selection: SelectionNode): FieldNode[] {
  if (selection.kind === Kind.FIELD) return [selection]
  const { selections } =
    selection.kind === Kind.INLINE_FRAGMENT
      ? selection.selectionSet
      : fragment(selection.name.value)
  return selections.flatMap(fieldsIn)
}

const fragments = new Map<string, SelectionSetNode>()

function fragment(name: string) {
  if (!fragments.has(name))
    for (const definition of queries.flatMap((text) => parse(text).definitions))
      if (definition.kind === Kind.FRAGMENT_DEFINITION)
        fragments.set(definition.name.value, definition.selectionSet)
  const found = fragments.get(name)
  if (!found) throw new Error(`there is no fragment ${name}`)
  return found
}
