import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseDocument, type Document } from "../read/json/document"
import { listFiles, readSource, type Source } from "../read/json/readFiles"
import { serialize } from "../read/json/serialize"
import { schemaLine } from "./rules/fields"
import { contentFiles } from "../read/content"
import { withValueAt } from "../lib/path"
import { fixLinks } from "./rules/links"
import { fixedPages, pagesOf } from "./rules/linkTargets"

/**
 * A content file in canonical form, with a slash at the end of links to pages; undefined if the file has an error of syntax.
 * `pages` are the addresses of the site's pages.
 */
export function fixSource(
  { file, text }: Pick<Source, "file" | "text">,
  pages = fixedPages(),
): string | undefined {
  const { document, issues } = parseDocument({ file, text })
  return document?.tree.type === "object" && issues.length === 0
    ? canonicalText(document, pages)
    : undefined
}

function canonicalText({ file, name, fields, value }: Document, pages: string[]) {
  let fixed = value
  for (const field of fields) {
    const { path } = field
    const text = typeof field.value === "string" ? field.value.trim() : ""
    // A text of white space alone is an error of its own. It stays, so that it is reported.
    if (text !== "") fixed = withValueAt(fixed, path, fixLinks(field, text, pages))
  }
  return serialize(withValueAt(fixed, ["$schema"], schemaLine(file, name)), name)
}

/** Fixes every content file of a folder. Returns one sentence for each file that it changed or left. */
export function fixFolder(folder: string) {
  const files = contentFiles(listFiles(folder))
  const pages = pagesOf(files)
  return files.flatMap((file) => {
    const fixed = fixSource(readSource(folder, file), pages)
    if (fixed === undefined) return [`content/${file} was not fixed: correct its syntax by hand.`]
    if (readFileSync(join(folder, file)).equals(Buffer.from(fixed))) return []
    writeFileSync(join(folder, file), fixed)
    return [`content/${file} was fixed.`]
  })
}
