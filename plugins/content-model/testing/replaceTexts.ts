import {
  fieldsOf,
  typeName,
  resolveRef,
  contentTypeOf,
  type Path,
  type FieldSchema,
} from "../schema/jsonSchema"

/** A text in a content file. */
export type Text = { path: Path; shape: FieldSchema; value: string }
type Change = (text: Text) => string

const shapeOf = (file: string) => {
  const shape = contentTypeOf(file)
  return { $ref: shape && typeName(shape) }
}

/** What a content file says, for a test with every text of it replaced by another. */
export const replaceTexts = (file: string, value: unknown, change: Change) =>
  rewritten(shapeOf(file), value, [], change)

/** Every text of a content file that a person writes. */
export function textsOf(file: string, value: unknown) {
  const texts: Text[] = []
  replaceTexts(file, value, (text) => {
    texts.push(text)
    return text.value
  })
  return texts
}

/** The same, also with the texts that may be left out. */
export const fillOptional = (file: string, value: unknown) => completed(shapeOf(file), value)

/** Whether a text may hold any words: it is no address, colour or name. */
export const isFreeText = ({ shape: { pattern, placeholder } }: Text) =>
  pattern !== undefined && new RegExp(pattern).test(`<Any> "words" {${placeholder}}`)

function rewritten(field: FieldSchema, value: unknown, path: Path, change: Change): unknown {
  const shape = resolveRef(field)
  if (typeof value === "string") return change({ path, shape, value })
  return mapped(value, shape, (part, its, name) => rewritten(part, its, [...path, name], change))
}

function completed(field: FieldSchema, value: unknown): unknown {
  const shape = resolveRef(field)
  const filled = mapped(value, shape, completed)
  if (typeof filled !== "object" || filled === null || !shape.properties) return filled
  const added = fieldsOf(shape).flatMap(([name, part]) => {
    const { type, isAltText, examples: [example] = ["x"] } = resolveRef(part)
    // A decoration has no description.
    const isWanted = type === "string" && !isAltText && !Object.hasOwn(filled, name)
    return isWanted ? [[name, example]] : []
  })
  return { ...filled, ...Object.fromEntries(added) }
}

function mapped(
  value: unknown,
  { items = {}, properties = {} }: FieldSchema,
  change: (shape: FieldSchema, value: unknown, name: string | number) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => change(items, entry, index))
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    name === "$schema" ? part : change(properties[name] ?? {}, part, name),
  ])
  return Object.fromEntries(entries)
}
