import { isHidden } from "../../../read/content"
import { isMarkdown, linksIn } from "../../../fields/markdown/parseMarkdown"
import { composedPageAddress, isComposedPage } from "../../../read/pageAddress"
import { slugOf } from "../../../lib/slug"
import { fileIssue, type Issue } from "../../../issues/issues"
import type { Document } from "../../../read/json/document"
import { quote } from "../../../issues/quote"
import { nameProblem } from "../fileNames"
import { linksOf, pageOf } from "../links"
import type { Site } from "../site"
import { fixedPages, isInSearch } from "../linkTargets"
import { isReserved } from "../redirects"
import { sectionIssues } from "./sections"

const maxAddressLength = 60
const isAddress = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Checks the pages that marketers compose: their addresses, sections and links. */
export function composedPageIssues(site: Site): Issue[] {
  const { documents } = site
  const pages = documents.filter(({ file }) => isComposedPage(file))
  const visible = documents.filter(({ value }) => !isHidden(value))
  const reached = pagesReached(visible)
  const addresses = site.files
    .filter(isComposedPage)
    .flatMap((file) => addressIssues(file, site.staticFiles))
  for (const { file } of addresses) reached.add(file)
  return [
    ...addresses,
    ...pages.flatMap(sectionIssues),
    ...pages
      .filter((page) => visible.includes(page))
      .flatMap((page) => [
        ...(site.isComplete && !reached.has(page.file) ? unlinked(page) : []),
        ...(leadsOn(page) ? [] : [fileIssue(page.file, "page-without-link", noLink)]),
      ]),
  ]
}

/** Why a file cannot be a composed page: its name is the page's address. */
export function addressIssues(file: string, staticFiles: string[]) {
  const name = file.slice(file.lastIndexOf("/") + 1, -".json".length)
  const issue = (message: string) => [fileIssue(file, "page-address", message)]
  if (!isAddress.test(name) || name.length > maxAddressLength) {
    const meant = slugOf(name, maxAddressLength)
    const hint = meant ? `, such as "${meant}.json"` : ""
    return issue(
      `has a name that cannot be an address. Rename it: small letters, digits and single hyphens, at most ${maxAddressLength} characters${hint}.`,
    )
  }
  const problem = nameProblem(`${name}.json`)
  if (problem) return issue(`has a name that ${problem}. Rename the file.`)
  const address = composedPageAddress(file)
  if (isReserved(address) || fixedPages().includes(address))
    return issue(`has the address "${address}", which the site uses itself. Rename the file.`)
  const other = staticFiles.find((path) => isSameOrBelow(path.toLowerCase(), name))
  return other === undefined
    ? []
    : issue(
        `has the address "${address}", which ${quote(`static${other}`)} uses already. Rename one of the two.`,
      )
}

const isSameOrBelow = (path: string, name: string) =>
  path === `/${name}` || path === `/${name}.html` || path.startsWith(`/${name}/`)

/** The files of the composed pages to which a link of another file leads. */
function pagesReached(documents: Document[]) {
  const files = documents.map(({ file }) => file).filter(isComposedPage)
  const pages = new Map(files.map((file) => [composedPageAddress(file), file]))
  const reached = new Set<string>()
  for (const { file, fields } of documents)
    for (const field of fields) {
      // Visitors see no redirect.
      if (field.groupSchema.$ref === "Redirect") continue
      for (const { link } of linksOf(field)) {
        const target = pages.get(pageOf(link))
        if (target !== undefined && target !== file) reached.add(target)
      }
    }
  return reached
}

function unlinked({ file, value }: Document) {
  if (!isInSearch(value)) return []
  const message = `has the address "${composedPageAddress(file)}", but no link of the site leads there. Link to it, or keep it out of search results if only people with its address should find it.`
  return [fileIssue(file, "unlinked-page", message)]
}

const noLink = "has no button and no link, so its visitors cannot go on. Add one."

/** Whether a page has a button, a link or a form. */
const leadsOn = ({ fields }: Document) =>
  fields.some(({ schema, value }) => {
    const { leadsOn: ways = false, $ref = "" } = schema
    if (ways) return ways === true || ways.includes(String(value))
    if (isMarkdown($ref)) return typeof value === "string" && linksIn(value, $ref).length > 0
    return ["Action", "Destination", "StaticFile"].includes($ref)
  })
