import { languageTag, Translation } from "../../../fields/groups/translation"
import { linksIn } from "../../../fields/markdown/parseMarkdown"
import { fileIssue, type Issue, type IssueText } from "../../../issues/issues"
import { quote } from "../../../issues/quote"
import { languageOfFile, translationsIn, type Language } from "../../../languages/languages"
import { mostSimilar } from "../../../languages/mostSimilar"
import { sourceTextsOf } from "../../../languages/translate"
import { keyOf, valueAt, type Path } from "../../../lib/path"
import { schemasAt } from "../../../model/jsonSchema"
import { schemaOf, typeName } from "../../../model/model"
import { isCollectionPage } from "../../../read/pageAddress"
import { fieldAt, fieldIssue, nameOf, type Document } from "../../../read/json/document"
import { isListed, searchLengthIssues } from "./searchTexts"
import { issueMessage } from "../fieldMessages"

/** Compares the translations of a site with its texts. */
export function translationIssues(documents: Document[]): Issue[] {
  const isTranslation = ({ name }: Document) => name === typeName(Translation)
  const values = new Map(documents.map(({ file, value }) => [file, value]))
  const sources = documents.filter((document) => !isTranslation(document))
  return documents.filter(isTranslation).flatMap((document) => {
    const language = languageOfFile(document.file, document.value, values)
    return [
      ...tagIssues(document, documents, language),
      ...textIssues(document, sources, language),
      ...firstOfEntries(sources.flatMap((source) => formatIssues(document, source, language))),
    ]
  })
}

/** A text may stand in many files. */
const firstOfEntries = (issues: Issue[]) => [
  ...new Map(
    issues.toReversed().map((issue) => [`${issue.type} ${keyOf(issue.path)}`, issue]),
  ).values(),
]

/** The name of the file is the tag of the language, and begins its addresses. */
function tagIssues({ file }: Document, documents: Document[], { tag, base }: Language) {
  const other = documents.find((one) => one.file === `pages${base}.json`)
  if (!languageTag.test(tag))
    return [
      fileIssue(
        file,
        "file-name",
        'must be named by the tag of its language: such as "te.json", "hi.json" or "pt-BR.json". Rename it.',
      ),
    ]
  return other
    ? [
        fileIssue(
          file,
          "page-address",
          `begins addresses with "${base}/", which is the address of ${nameOf(other)}. Rename that page.`,
        ),
      ]
    : []
}

/** Finds texts without a translation, and translations of a text that has changed or is gone. */
function textIssues(document: Document, sources: Document[], { missing, name }: Language) {
  const texts = new Set(
    sources.flatMap(({ file, value }) => sourceTextsOf(file, value).map(({ text }) => text)),
  )
  const untranslated = new Set([...missing.values()].flat().map(({ text }) => text))
  const issues = translationsIn(document.value).flatMap(({ source, translation }, index) => {
    const changed = texts.has(source) ? undefined : mostSimilar(source, untranslated)
    if (changed) untranslated.delete(changed)
    const here = (key: string, ...issue: IssueText) =>
      issueAt(document, ["texts", index, key], ...issue)
    if (changed)
      return here(
        "source",
        "changed-source",
        `has become ${quote(changed)}. Write that here, and look at the translation. Until then no page with it is in ${name}.`,
      )
    if (!texts.has(source))
      return here(
        "source",
        "unused-translation",
        "is no text of the site. Delete this entry, or keep it for later.",
      )
    return String(linksIn(source, "RichText").toSorted()) ===
      String(linksIn(translation, "RichText").toSorted())
      ? []
      : here("translation", "changed-link", "has other links than the text. Write the same ones.")
  })
  const lacking = [...missing].flatMap(([file, all]) => {
    const own = all.filter(({ text }) => untranslated.has(text))
    if (own.length === 0) return []
    const source = sources.find((one) => one.file === file)
    const where = source ? nameOf(source) : file
    const effect = isCollectionPage(file) ? "so that page is not" : "so no page is"
    return issueAt(
      document,
      ["texts"],
      "missing-translation",
      `lacks ${own.length} of ${where}, such as ${quote(own[0].text)}: ${effect} in ${name} yet.`,
    )
  })
  return [...issues, ...lacking]
}

function issueAt(document: Document, path: Path, ...issue: IssueText) {
  const field = fieldAt(document, ...path)
  return field ? [fieldIssue(document, field, ...issue)] : []
}

const known = new WeakMap<Document, WeakMap<Document, Issue[]>>()

/** Checks a file in another language against the rules of its fields, once for each pair of documents. */
function formatIssues(document: Document, source: Document, language: Language) {
  const ofDocument = known.get(document) ?? new WeakMap<Document, Issue[]>()
  known.set(document, ofDocument)
  const issues = ofDocument.get(source) ?? findFormatIssues(document, source, language)
  ofDocument.set(source, issues)
  return issues
}

function findFormatIssues(document: Document, source: Document, { translate }: Language) {
  const { contentType, file, value } = source
  if (!contentType.safeParse(value).success) return []
  const translated = translate(file, value)
  const problems = contentType.safeParse(translated).error?.issues ?? []
  const inForm = problems.map((problem) => {
    const path = problem.path as Path
    const schema = schemasAt(schemaOf(file), path).at(-1) ?? {}
    return { path, issue: issueMessage(problem, valueAt(translated, path), schema) }
  })
  const inSearch = source.fields
    .filter(() => isListed(source))
    .flatMap(({ path, schema, value: text }) => {
      const own = valueAt(translated, path)
      if (!schema.seoLength || typeof own !== "string" || own === text) return []
      return searchLengthIssues(own, schema).map((issue) => ({ path, issue }))
    })
  return [...inForm, ...inSearch].flatMap(({ path, issue: [type, message] }) => {
    const text = valueAt(value, path)
    const index = translationsIn(document.value).findIndex(({ source: own }) => own === text)
    const where = source.locationOf(path).fieldPath
    return issueAt(
      document,
      index < 0 ? ["texts"] : ["texts", index, "translation"],
      type,
      `${message} Its place is ${where}.`,
    )
  })
}
