import { fieldsOf, nameOf, resolved, shapeOfFile, type Path, type Shape } from "./dictionary"

/** A text in a content file. */
export type Text = { path: Path; shape: Shape; value: string }
type Change = (text: Text) => string

const shapeOf = (file: string) => {
  const shape = shapeOfFile(file)
  return { $ref: shape && nameOf(shape) }
}

/** What a content file says, for a test with every text of it replaced by another. */
export const withTexts = (file: string, value: unknown, change: Change) =>
  rewritten(shapeOf(file), value, [], change)

/** Every text of a content file that a person writes. */
export function textsOf(file: string, value: unknown) {
  const texts: Text[] = []
  withTexts(file, value, (text) => {
    texts.push(text)
    return text.value
  })
  return texts
}

/** The same, also with the texts that may be left out. */
export const complete = (file: string, value: unknown) => completed(shapeOf(file), value)

/** Whether a text may hold any words: it is no address, colour or name. */
export const isWords = ({ shape: { pattern, placeholder } }: Text) =>
  pattern !== undefined && new RegExp(pattern).test(`<Any> "words" {${placeholder}}`)

function rewritten(field: Shape, value: unknown, path: Path, change: Change): unknown {
  const shape = resolved(field)
  if (typeof value === "string") return change({ path, shape, value })
  return mapped(value, shape, (part, its, name) => rewritten(part, its, [...path, name], change))
}

function completed(field: Shape, value: unknown): unknown {
  const shape = resolved(field)
  const filled = mapped(value, shape, completed)
  if (typeof filled !== "object" || filled === null || !shape.properties) return filled
  const added = fieldsOf(shape).flatMap(([name, part]) => {
    const { type, isAlternative, examples: [example] = ["x"] } = resolved(part)
    // A decoration has no description.
    const isWanted = type === "string" && !isAlternative && !Object.hasOwn(filled, name)
    return isWanted ? [[name, example]] : []
  })
  return { ...filled, ...Object.fromEntries(added) }
}

function mapped(
  value: unknown,
  { items = {}, properties = {} }: Shape,
  change: (shape: Shape, value: unknown, name: string | number) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => change(items, entry, index))
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    name === "$schema" ? part : change(properties[name] ?? {}, part, name),
  ])
  return Object.fromEntries(entries)
}
