import { isHidden } from "../../read/content"
import { changeLinks } from "../../fields/markdown/changeLinks"
import { isMarkdown, linksIn } from "../../fields/markdown/parseMarkdown"
import { decodedPath } from "../../lib/decodedPath"
import type { IssueText } from "../../issues/issues"
import type { Document, Field } from "../../read/json/document"
import { closestMatch, didYouMean } from "../../issues/closestMatch"
import { quote } from "../../issues/quote"
import { fixedPages, linkTargets } from "./linkTargets"
import type { Site } from "./site"

const partsOf = (link: string) => /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(link) ?? []

/** The page to which a link of this site leads, such as `/about/`. */
export const pageOf = (link: string) => `${partsOf(link)[1]}/`.replace("//", "/")

/** Adds the trailing slash to a link to a page of this site; other links stay as they are. */
export function withTrailingSlash(link: string, pages = fixedPages()) {
  const [, path, query = "", anchor] = partsOf(link)
  if (path === undefined || !pages.includes(`${path}/`)) return link
  return `${path}/${query}${anchor === undefined ? "" : `#${anchor}`}`
}

/** The same for a field that is a link, or a Markdown text with links. */
export const fixLinks = (field: Field, text: string, pages: string[]) =>
  changeLinks(field, text, (link) => withTrailingSlash(link, pages))

/** `name` is the subject of a message about one of several links in a text. */
type NamedLink = { link: string; name: string }

const knownLinks = new WeakMap<Field, NamedLink[]>()

/** The links of a field to pages and files of this site. Several rules ask for them, so they are found once. */
export function linksOf(field: Field) {
  const links = knownLinks.get(field) ?? findLinks(field)
  knownLinks.set(field, links)
  return links
}

function findLinks({ schema: { $ref = "" }, value }: Field): NamedLink[] {
  if (typeof value !== "string") return []
  const links = isMarkdown($ref)
    ? linksIn(value, $ref).map((link) => ({ link, name: `the link to ${quote(link)} ` }))
    : ["Destination", "StaticFile"].includes($ref)
      ? [{ link: value, name: "" }]
      : []
  return links.filter(({ link }) => /^\/(?!\/)\S*$/.test(link))
}

/** Finds links of a field without their target. */
export const linkIssues = (field: Field, { value }: Document, site: Site): IssueText[] =>
  linksOf(field).flatMap((link) => {
    const { $ref, leadsTo = "" } = field.schema
    const issue =
      $ref === "StaticFile"
        ? staticFileIssue(link.link, site.staticFiles)
        : link.link.startsWith(leadsTo)
          ? targetIssue(link, site, isHidden(value))
          : wrongTargetIssue(leadsTo)
    return issue ? [issue] : []
  })

const wrongTargetIssue = (leadsTo: string): IssueText => [
  "unknown-section",
  `must begin with ${quote(leadsTo)}. Choose one of these sections.`,
]

/** `isInHidden` is true if the link is in a hidden item, which may lead to another. */
function targetIssue(
  { link, name }: NamedLink,
  { targets, staticFiles, isComplete }: Site,
  isInHidden: boolean,
): IssueText | undefined {
  const corrected = withTrailingSlash(link, [...targets.keys()])
  const [, path = "", , anchor] = partsOf(corrected)
  if (staticFiles.includes(decodedPath(path))) return undefined
  if (isFile.test(path)) return staticFileIssue(path, staticFiles)
  const page = targets.get(path)
  if (!page) {
    const hint = didYouMean(closestMatch(link, linkTargets(targets)))
    return ["unknown-page", `there is no page ${quote(path)}.${hint} Choose another one.`]
  }
  if (page.absence && !isInHidden)
    return [
      "unknown-page",
      `the page ${quote(path)} ${absences[page.absence]}, or change the link.`,
    ]
  const section = anchor ? targets.get(`${path}#${anchor}`) : undefined
  if (section?.absence && !isInHidden)
    return [
      "unknown-section",
      `the section ${quote(anchor)} ${absences[section.absence]}, or change the link.`,
    ]
  if (anchor && isComplete && !section) {
    const candidates = linkTargets(targets).filter((address) => address.includes("#"))
    const hint = didYouMean(closestMatch(corrected, candidates))
    const problem = `the page "${path}" has no section ${quote(anchor)}.${hint}`
    return ["unknown-section", `${problem} Choose another one.`]
  }
  if (corrected === link) return undefined
  return ["missing-trailing-slash", `${name}has no trailing slash. Write "${corrected}".`]
}

const absences = {
  hidden: "is hidden. Show it again",
  draft: "is a draft. Complete it and show it",
}

function staticFileIssue(path: string, staticFiles: string[]): IssueText | undefined {
  const file = decodedPath(path)
  if (staticFiles.includes(file)) return undefined
  const hint = didYouMean(closestMatch(path, staticFiles))
  const problem = `the file ${quote(path)} does not exist.${hint}`
  const message = `${problem} Put it into static/, as ${quote(`static${file}`)}, or correct the link.`
  return ["missing-static-file", message, `${problem} Choose another one.`]
}

// An address that ends in .html is more likely the address of a page.
const isFile = /\.(?!html?$)\w+$/i

/** Finds a name of a page that is not one of this site. */
export function foreignPage({ schema, value }: Field): IssueText[] {
  if (!schema.namesPage || typeof value !== "string") return []
  if (value.startsWith("/") && !value.includes("#")) return []
  const message = `${quote(value)} is not a page of this site. Write its address, such as "/contact/".`
  return [["unknown-page", message]]
}
