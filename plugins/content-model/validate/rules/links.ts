import { isHidden } from "../../content"
import { contentTypes } from "../../schema/contentTypes"
import { schemas } from "../../schema/jsonSchema"
import type { Issue, IssueText } from "../issues"
import { fieldIssue, type Document } from "../json/document"
import { closestMatch, didYouMean, quote } from "../messages"
import { duplicateIssues, idFields } from "./duplicates"
import { redirectIssues } from "./redirects"

const definitions = contentTypes.map((type) => type.meta() ?? {})
const pages = definitions.flatMap(({ address }) => address ?? [])
const sectionFolders = definitions
  .filter(({ anchorsOn }) => anchorsOn !== undefined)
  .map(({ files = "" }) => `content/${files.replace("*.json", "")}`)
  .join(", ")

type Site = {
  /** The addresses of the files below static/, such as `/prices.pdf`. */
  staticFiles: string[]
  /** False if a file is missing or has syntax errors: a section may be in it. */
  isComplete: boolean
}

/** Checks the references between files: ids, positions, links and redirects. */
export const crossFileIssues = (documents: Document[], site: Site): Issue[] => [
  ...duplicateIssues(documents),
  ...linkIssues(documents, site),
  ...documents.flatMap((document) => redirectIssues(document, pages, site.staticFiles)),
]

const partsOf = (link: string) => /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(link) ?? []

/** Adds the trailing slash to a link to a page of this site; other links stay as they are. */
export function withTrailingSlash(link: string) {
  const [, path, query = "", anchor] = partsOf(link)
  if (path === undefined || !pages.includes(`${path}/`)) return link
  return `${path}/${query}${anchor === undefined ? "" : `#${anchor}`}`
}

function linkIssues(documents: Document[], site: Site): Issue[] {
  const sections = sectionsOf(documents)
  return documents.flatMap((document) =>
    document.fields.flatMap((field) => {
      const { schema, value } = field
      const isLink = schema.$ref === "Destination" && typeof value === "string"
      const isInternal = isLink && /^\/(?!\/)\S*$/.test(value)
      const issue =
        isInternal && targetIssue(value, sections, { ...site, isHidden: isHidden(document.value) })
      return issue ? [fieldIssue(document, field, ...issue)] : []
    }),
  )
}

/** `isHidden` is true if the link is in a hidden item, which may lead to another. */
function targetIssue(
  link: string,
  sections: Sections,
  { staticFiles, isComplete, isHidden: isInHidden }: Site & { isHidden: boolean },
): IssueText | undefined {
  const corrected = withTrailingSlash(link)
  const addresses = [...sections.keys()]
  const [, path = "", , anchor] = partsOf(corrected)
  if (staticFiles.includes(decoded(path))) return undefined
  if (isFile.test(path)) {
    const hint = didYouMean(closestMatch(path, staticFiles))
    const message = `the file ${quote(path)} does not exist.${hint} Put it into static/, as ${quote(`static${decoded(path)}`)}, or correct the link.`
    return ["missing-static-file", message]
  }
  if (!pages.includes(path)) {
    const hint = didYouMean(closestMatch(link, [...pages, ...addresses]))
    const message = `there is no page ${quote(path)}.${hint} Pages are ${pages.join(", ")}.`
    return ["unknown-page", message]
  }
  const section = anchor ? sections.get(`${path}#${anchor}`) : undefined
  if (section && isHidden(section.value) && !isInHidden) {
    const message = `the section ${quote(anchor)} is hidden, see content/${section.file}. Show it again, or change the link.`
    return ["unknown-section", message]
  }
  if (anchor && isComplete && !section) {
    const hint = didYouMean(closestMatch(corrected, addresses))
    const message = `the page "${path}" has no section ${quote(anchor)}.${hint} Sections are the ids of the items in ${sectionFolders}.`
    return ["unknown-section", message]
  }
  if (corrected === link) return undefined
  return ["missing-trailing-slash", `has no trailing slash. Write "${corrected}".`]
}

// An address that ends in .html is more likely the address of a page.
const isFile = /\.(?!html?$)\w+$/i

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // a "%" without two digits is a literal "%"
  }
}

/** Every page and section of this site that a link can have as its target. */
export const linkTargets = (documents: Document[]) => [
  ...pages,
  ...sectionsOf(
    documents.filter(({ value }) => !isHidden(value)),
    false,
  ).keys(),
]

/** The file of each section, by its address such as `/services/#poultry-trading`. */
type Sections = Map<string, Document>

const sectionsOf = (documents: Document[], hasFormer = true): Sections =>
  new Map(
    documents.flatMap((document) => {
      const { anchorsOn } = schemas[document.name]
      const ids = idFields(document).filter(({ isFormer }) => hasFormer || !isFormer)
      return anchorsOn === undefined
        ? []
        : ids.map(({ value }) => [`${anchorsOn}#${value}`, document] as const)
    }),
  )
