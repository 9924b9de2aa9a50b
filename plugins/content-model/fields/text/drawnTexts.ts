import type { IssueText } from "../../issues/issues"
import { quote } from "../../issues/quote"
import { schemas } from "../../model/model"
import type { Document, Field } from "../../read/json/document"

/** Finds a text that a rendered picture cannot show, because its font lacks a letter. */
export function drawnTextIssues(
  field: Field,
  document: Document,
  { documents }: { documents: Document[] },
): IssueText[] {
  const { drawn } = field.schema
  if (!drawn || typeof field.value !== "string") return []
  const missing = field.value.match(new RegExp(`[^${drawn.characters}]+`, "gu"))
  const pages = pagesOf(document, documents, drawn.unless)
  if (!missing || pages.every(hasField(drawn.unless))) return []
  const message = `has ${quote(missing[0])}, which the font of share cards lacks, so a card may show empty boxes. Choose a picture for share cards (${drawn.unless}), or have a developer add a font.`
  return [["undrawable-text", message]]
}

/** The file of a text, if it may have a picture of its own; else all files that may: all show the text. */
function pagesOf(document: Document, documents: Document[], unless: string) {
  const pages = documents.filter(({ name }) => schemas[name].properties?.[unless])
  return pages.includes(document) ? [document] : pages
}

const hasField = (name: string) => (document: Document) =>
  document.fields.some(({ path }) => path.length === 1 && path[0] === name)
