import { parseTree, type Node } from "jsonc-parser"
import { schemas } from "../../model/model"
import type { FieldSchema } from "../../model/fieldMeta"
import { resolveRef } from "../../model/jsonSchema"

/**
 * Writes a value in the canonical form of content files: `$schema` first, then the fields in the
 * order of the model, then unknown fields; two spaces of indentation, a line break at the end.
 */
export function serialize(value: unknown, name: string) {
  const tree = parseTree(JSON.stringify(value) ?? "null")
  return tree ? serializeTree(tree, name) : "null\n"
}

/** The same for a syntax tree. Numbers stay as they are written in `text`. */
export const serializeTree = (tree: Node, name: string, text?: string) =>
  `${print(tree, schemas[name], "", text)}\n`

function print(node: Node, field: FieldSchema, indent: string, text?: string): string {
  const schema = resolveRef(field)
  const deeper = `${indent}  `
  const lines = (all: string[], open: string, close: string) =>
    all.length === 0
      ? open + close
      : `${open}\n${all.map((line) => deeper + line).join(",\n")}\n${indent}${close}`
  if (node.type === "array")
    return lines(
      (node.children ?? []).map((child) => print(child, schema.items ?? {}, deeper, text)),
      "[",
      "]",
    )
  if (node.type === "object") return lines(inOrder(node, schema).map(property), "{", "}")
  if (node.type === "number" && text) return text.slice(node.offset, node.offset + node.length)
  return JSON.stringify(node.value)

  function property([key, value]: [string, Node]) {
    const { properties = {} } = schema
    const known = Object.hasOwn(properties, key) ? properties[key] : {}
    return `${JSON.stringify(key)}: ${print(value, known, deeper, text)}`
  }
}

function inOrder(node: Node, { properties = {} }: FieldSchema) {
  const order = Object.keys(properties)
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return (node.children ?? [])
    .flatMap(({ children: [key, value] = [] }): [string, Node][] =>
      value ? [[String(key.value), value]] : [],
    )
    .toSorted(([a], [b]) => rank(a) - rank(b))
}
