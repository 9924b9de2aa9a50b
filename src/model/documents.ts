import type { Node } from "jsonc-parser"
import type { files } from "./content"
import { dictionary, nameOf, resolved, shapeOfFile, type Path, type Shape } from "./dictionary"
import { finding, wholeFile, type Finding, type KindName, type Place } from "./findings"
import { mend } from "./mending"
import { locator, parse } from "./parsing"
import type { Source } from "./reading"
import { placeInWords } from "./wording"

/** A value in a content file that the model knows, with its shape there and its group's. */
export type Field = { path: Path; shape: Shape; group: Shape; node: Node; value: unknown }

/** A content file, as far as it can be read. */
export type Document = {
  file: string
  definition: (typeof files)[number]
  /** The name of its shape. */
  name: string
  /** As it was understood: nearly what is written, without its slips. */
  mendedText: string
  /** Its offsets are those of the mended text: ask `placeOf` where something is. */
  tree: Node
  /** What JSON.parse would make of it. */
  value: unknown
  fields: Field[]
  /** Where the mended text stops making sense; Infinity where it does to its end. */
  damagedFrom: number
  /** The place of a field; of a missing one, the place of what should hold it. */
  placeOf: (path: Path, node?: Node) => Place
}

export type Reading = {
  document?: Document
  findings: Finding[]
  /** Whether the document says all that the file says, so that it may be written anew. */
  isComplete: boolean
}

/** Reads a content file tolerantly: whatever can be read of it is checked. */
export function documentOf({ file, text = "" }: Source): Reading {
  const locate = locator(text)
  const at = (kind: KindName, offset: number, message: string) =>
    finding(kind, { ...wholeFile(file), ...locate(offset) }, `cannot be read here: ${message}`)

  if (text.trim() === "") {
    const empty = finding("file-empty", wholeFile(file), "is empty.")
    return { findings: [empty], isComplete: false }
  }
  if (!/[{[]/.test(text)) return { findings: [at("syntax", 0, notContent)], isComplete: false }
  const mended = mend(text)
  const { tree, faults, damagedFrom } = parse(mended)
  const findings = onceALine([
    ...mended.slips.map(({ kind, offset, message }) => at(kind, offset, message)),
    ...faults.map(({ offset, message }) => at("syntax", offset, message)),
  ])
  const definition = shapeOfFile(file)
  if (!tree || !definition) return { findings, isComplete: false }

  const name = nameOf(definition)
  const value = valueOf(tree)
  const placeOf = (path: Path, node = nodeNear(tree, path)): Place => ({
    file,
    ...locate(mended.origin(node.offset)),
    place: placeInWords({ file, name, value }, path),
    path,
  })
  const twice = repeatedFields(tree)
  findings.push(
    ...twice.map(({ key, path, first }) => {
      const { line } = locate(mended.origin(first.offset))
      const message = `is written twice in this group, first on line ${line}; only the last one counts. Remove one of them.`
      return finding("field-twice", placeOf(path, key), message)
    }),
  )
  const fields = fieldsBelow(tree, [], dictionary[name], {})
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
      placeOf,
    },
    findings,
    isComplete:
      twice.length === 0 &&
      faults.length === 0 &&
      mended.slips.every(({ isSafe }) => isSafe) &&
      tree.type === "object",
  }
}

const notContent = "there is no group of fields in braces { … }."

/** One finding of a kind for each line: who sees the first, sees the others. */
function onceALine(findings: Finding[]) {
  const seen = new Set<string>()
  return findings.filter(({ kind, line }) => {
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

function fieldsBelow(node: Node, path: Path, field: Shape, group: Shape): Field[] {
  const shape = resolved(field)
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
