import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Node } from "jsonc-parser"
import { parseDocument, type Document } from "../read/json/document"
import { listFiles, readSource, type Source } from "../read/json/readFiles"
import { repairJson } from "../read/json/repairJson"
import { serializeTree } from "../read/json/serialize"
import { schemaLine } from "./rules/fields"
import { contentFiles } from "../read/content"
import { fixLinks } from "./rules/links"
import { fixedPages, pagesOf } from "./rules/linkTargets"

type Fix = { text: string } | { refusal: string }

/**
 * Repairs a content file and returns it in canonical form. Refuses with a reason if a text of the
 * file would change or be lost. `pages` are the addresses of the site's pages.
 */
export function fixSource(
  { file, text }: Pick<Source, "file" | "text">,
  pages = fixedPages(),
): Fix {
  if (text === undefined) return { refusal: "it cannot be read" }
  if (text.trim() === "") return { refusal: "it is empty" }
  const { document, issues } = readRepaired(file, text)
  if (!document) return { refusal: "a repair could change or lose content" }
  if (document.tree.type !== "object") return { refusal: "it is not a group of fields" }
  if (issues.length > 0) return { refusal: "a field occurs twice" }
  return { text: canonicalText(document, pages) }
}

/** Parses a file; one with syntax errors after a repair that makes it fit the content model. */
function readRepaired(file: string, text: string) {
  const original = parseDocument({ file, text })
  if (original.document) return original
  const repaired = parseDocument({ file, text: repairJson(text) })
  const isValid = repaired.document?.contentType.safeParse(repaired.document.value).success
  return isValid ? repaired : original
}

function canonicalText(document: Document, pages: string[]) {
  const texts = new Map<Node, string>()
  for (const field of document.fields) {
    const { node, path } = field
    if (typeof node.value !== "string" || path[0] === "$schema") continue
    const text = node.value.trim()
    // A text of white space alone is an error of its own. It stays, so that it is reported.
    if (text !== "") texts.set(node, fixLinks(field, text, pages))
  }
  const rewrite = (node: Node): Node => ({
    ...node,
    value: texts.get(node) ?? node.value,
    children: node.children?.map(rewrite),
  })
  const tree = withSchemaLine(document, rewrite(document.tree))
  return serializeTree(tree, document.name, document.text)
}

function withSchemaLine({ file, name }: Document, tree: Node): Node {
  const text = (value: string): Node => ({ type: "string", value, offset: 0, length: 0 })
  const children = [text("$schema"), text(schemaLine(file, name))]
  const others = tree.children?.filter((property) => property.children?.[0].value !== "$schema")
  const line: Node = { type: "property", children, offset: 0, length: 0 }
  return { ...tree, children: [line, ...(others ?? [])] }
}

/** Fixes every content file of a folder. Returns one sentence for each file that it changed or refused. */
export function fixFolder(folder: string) {
  const files = contentFiles(listFiles(folder))
  const pages = pagesOf(files)
  return files.flatMap((file) => {
    const fix = fixSource(readSource(folder, file), pages)
    if ("refusal" in fix)
      return [`content/${file} was not fixed: ${fix.refusal}. Correct it by hand.`]
    if (readFileSync(join(folder, file)).equals(Buffer.from(fix.text))) return []
    writeFileSync(join(folder, file), fix.text)
    return [`content/${file} was fixed.`]
  })
}
