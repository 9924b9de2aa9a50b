import { isHidden } from "../../../read/content"
import { isCollectionPage, pageAddress, fileStem } from "../../../read/pageAddress"
import { contentTypeOf } from "../../../model/model"
import { slugOf } from "../../../lib/slug"
import { fileIssue, type Issue } from "../../../issues/issues"
import type { Document } from "../../../read/json/document"
import { quote } from "../../../issues/quote"
import { nameProblem } from "../fileNames"
import { linksOf, pageOf } from "../links"
import type { Site } from "../site"
import { fixedPages, isInSearch } from "../linkTargets"
import { isReserved } from "../redirects"

const maxAddressLength = 60
const isAddress = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Checks the pages of collections: their addresses and links. */
export function collectionPageIssues(site: Site): Issue[] {
  const { documents } = site
  const visible = documents.filter(({ value }) => !isHidden(value))
  const reached = pagesReached(visible)
  const addresses = site.files
    .filter(isCollectionPage)
    .flatMap((file) => addressIssues(file, site.staticFiles))
  for (const { file } of addresses) reached.add(file)
  return [
    ...addresses,
    ...visible
      .filter(({ file }) => isCollectionPage(file) && site.isComplete && !reached.has(file))
      .flatMap(unlinked),
  ]
}

/** Why a file cannot be a page of its collection: its name ends the page's address. */
export function addressIssues(file: string, staticFiles: string[]) {
  const name = fileStem(file)
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
  const address = pageAddress(file)
  // A page that lists items has a page for each year.
  const isYear = contentTypeOf(file)?.meta()?.listedOn && /^\d{4}$/.test(name)
  if (isYear || isReserved(address) || fixedPages().includes(address))
    return issue(`has the address "${address}", which the site uses itself. Rename the file.`)
  const other = staticFiles.find((path) => isSameOrBelow(path.toLowerCase(), address.slice(0, -1)))
  return other === undefined
    ? []
    : issue(
        `has the address "${address}", which ${quote(`static${other}`)} uses already. Rename one of the two.`,
      )
}

const isSameOrBelow = (path: string, page: string) =>
  path === page || path === `${page}.html` || path.startsWith(`${page}/`)

/** The files of the pages to which a link of another file leads. */
function pagesReached(documents: Document[]) {
  const files = documents.map(({ file }) => file).filter(isCollectionPage)
  const pages = new Map(files.map((file) => [pageAddress(file), file]))
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

function unlinked({ file, value, contentType }: Document) {
  // The site leads to a page that it lists.
  if (!isInSearch(value) || contentType.meta()?.listedOn) return []
  const message = `has the address "${pageAddress(file)}", but no link of the site leads there. Link to it, or keep it out of search results if only people with its address should find it.`
  return [fileIssue(file, "unlinked-page", message)]
}
