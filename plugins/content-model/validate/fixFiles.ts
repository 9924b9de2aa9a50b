import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Node } from "jsonc-parser"
import { withTrailingSlash } from "./rules/links"
import { parseDocument, type Document } from "./json/document"
import { schemaLine } from "./rules/fields"
import { contentFiles } from "./rules/files"
import { listFiles, readSource, type Source } from "./json/readFiles"
import { serializeTree } from "./json/serialize"

/**
 * A content file put right where there is no doubt, in canonical form. Undefined where it is not
 * clear what its author meant; nothing that it says is dropped.
 */
export function fixSource(source: Source): string | undefined {
  const { document, isLossless: isComplete } = parseDocument(source)
  if (!source.isCertain || !document || !isComplete) return undefined
  const texts = new Map<Node, string>()
  for (const { shape, node, path } of document.fields) {
    if (typeof node.value !== "string" || path[0] === "$schema") continue
    const text = node.value.trim()
    // White space alone is not a text with white space around it.
    if (text !== "") texts.set(node, shape.$ref === "Destination" ? withTrailingSlash(text) : text)
  }
  const rewrite = (node: Node): Node => ({
    ...node,
    value: texts.get(node) ?? node.value,
    children: node.children?.map(rewrite),
  })
  return serializeTree(
    withSchemaLine(document, rewrite(document.tree)),
    document.name,
    document.mendedText,
  )
}

function withSchemaLine({ file, name }: Document, tree: Node): Node {
  const text = (value: string): Node => ({ type: "string", value, offset: 0, length: 0 })
  const children = [text("$schema"), text(schemaLine(file, name))]
  const others = tree.children?.filter((property) => property.children?.[0].value !== "$schema")
  const line: Node = { type: "property", children, offset: 0, length: 0 }
  return { ...tree, children: [line, ...(others ?? [])] }
}

/** Fixes every content file of a folder; returns in words what was done to which. */
export function fixFolder(folder: string) {
  return contentFiles(listFiles(folder)).flatMap((file) => {
    const source = readSource(folder, file)
    const text = fixSource(source)
    if (text === undefined)
      return [`content/${file} was left alone: it is not certain what it should say.`]
    if (readFileSync(join(folder, file)).equals(Buffer.from(text))) return []
    writeFileSync(join(folder, file), text)
    return [`content/${file} was put in order.`]
  })
}
