import { quote } from "../../issues/quote"
import { schemas } from "../../model/model"
import { fieldIssue, type Document } from "../../read/json/document"

/** Finds texts that a rendered picture cannot show, because its font lacks a letter. */
export const drawnTextIssues = (documents: Document[]) =>
  documents.flatMap((document) =>
    document.fields.flatMap((field) => {
      const { drawn } = field.schema
      if (!drawn || typeof field.value !== "string") return []
      const missing = field.value.match(new RegExp(`[^${drawn.characters}]+`, "gu"))
      if (!missing || pagesOf(document, documents, drawn.unless).every(hasField(drawn.unless)))
        return []
      const message = `has ${quote(missing[0])}, which the font of share cards lacks, so a card may show empty boxes. Choose a picture for share cards (${drawn.unless}), or have a developer add a font.`
      return [fieldIssue(document, field, "undrawable-text", message)]
    }),
  )

/** The file of a text, if it may have a picture of its own; else all files that may: all show the text. */
function pagesOf(document: Document, documents: Document[], unless: string) {
  const pages = documents.filter(({ name }) => schemas[name].properties?.[unless])
  return pages.includes(document) ? [document] : pages
}

const hasField = (name: string) => (document: Document) =>
  document.fields.some(({ path }) => path.length === 1 && path[0] === name)
