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

type Fix = { text: string } | { refusal: string }

/**
 * A content file in canonical form, with a slash at the end of links to pages. Refuses a file with an error of syntax.
 * `pages` are the addresses of the site's pages.
 */
export function fixSource(
  { file, text }: Pick<Source, "file" | "text">,
  pages = fixedPages(),
): Fix {
  if (text === undefined) return { refusal: "it cannot be read" }
  const { document, issues } = parseDocument({ file, text })
  if (document?.tree.type !== "object") return { refusal: "it is no group of fields in JSON" }
  if (issues.length > 0) return { refusal: "a field occurs twice" }
  return { text: canonicalText(document, pages) }
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
