import { contentTypes } from "../../schema/contentTypes"
import { schemas } from "../../schema/jsonSchema"
import type { Document, Field } from "../json/document"
import { createIssue, type Issue } from "../issues"
import { redirectIssues } from "./redirects"
import { didYouMean, closestMatch, quote } from "../messages"

const pages = contentTypes
  .map((shape) => shape.meta() ?? {})
  .filter(({ address }) => address !== undefined)
const addresses = pages.map(({ address = "" }) => address)

/** What the files say of one another: ids, positions, links. */
export function crossFileIssues(
  documents: Document[],
  isMentioned: (word: string) => boolean,
): Issue[] {
  return [
    ...duplicates(documents, "id"),
    ...duplicates(documents, "position"),
    ...linkIssues(documents, isMentioned),
    ...documents.flatMap((document) => redirectIssues(document, addresses)),
  ]
}

/** Two items of one kind with the same id would have the same address; with the same position, no order. */
function duplicates(documents: Document[], name: "id" | "position"): Issue[] {
  const first = new Map<string, string>()
  return documents.flatMap((document) => {
    const field = document.fields.find(({ path }) => path.length === 1 && path[0] === name)
    const isGiven = typeof field?.value === "string" || typeof field?.value === "number"
    if (!field || !isGiven) return []
    const key = `${document.name} ${field.value}`
    const other = first.get(key)
    if (other === undefined) {
      first.set(key, document.file)
      return []
    }
    const place = document.locationOf(field.path, field.node)
    return name === "id"
      ? [
          createIssue(
            "id-taken",
            place,
            `${quote(field.value)} is the id of content/${other} already. Each needs an id of its own.`,
          ),
        ]
      : [
          createIssue(
            "position-taken",
            place,
            `${field.value} is the position of content/${other} already, so which of the two comes first is left to chance.`,
          ),
        ]
  })
}

const partsOf = (link: string) => /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(link) ?? []

/** A link to a page of this site without the slash that the page's address ends in, put right. */
export function withTrailingSlash(link: string) {
  const [, path, query = "", anchor] = partsOf(link)
  if (path === undefined || !addresses.includes(`${path}/`)) return link
  return `${path}/${query}${anchor === undefined ? "" : `#${anchor}`}`
}

/** A destination on this site, or undefined where the field holds none. */
const internalLink = ({ shape, value }: Field) =>
  shape.$ref === "Destination" && typeof value === "string" && /^\/(?!\/)\S*$/.test(value)
    ? value
    : undefined

function linkIssues(documents: Document[], isMentioned: (word: string) => boolean): Issue[] {
  const sections = sectionsOf(documents)
  const targets = linkTargets(documents)
  const known = new Set(sections)

  return documents.flatMap((document) =>
    document.fields.flatMap((field) => {
      const link = internalLink(field)
      if (link === undefined) return []
      const place = document.locationOf(field.path, field.node)
      const mended = withTrailingSlash(link)
      const [, path = "", , anchor] = partsOf(mended)
      if (!addresses.includes(path)) {
        const meant = closestMatch(link, targets)
        const message = `there is no page ${quote(path)}.${didYouMean(meant)} Pages are: ${addresses.join(", ")}.`
        return [createIssue("page-unknown", place, message)]
      }
      if (anchor && !known.has(`${path}#${anchor}`) && !isMentioned(anchor)) {
        const meant = closestMatch(mended, sections)
        const message = `the page "${path}" has no section ${quote(anchor)}.${didYouMean(meant)} Sections are the ids of the items in ${homes}.`
        return [createIssue("section-unknown", place, message)]
      }
      if (mended === link) return []
      const message = `the address of a page ends in "/".${didYouMean(mended)}`
      return [createIssue("slash-missing", place, message)]
    }),
  )
}

const homes = contentTypes
  .map((shape) => shape.meta() ?? {})
  .filter(({ anchorsOn }) => anchorsOn !== undefined)
  .map(({ files: name = "" }) => `content/${name.replace("*.json", "")}`)
  .join(", ")

/** Every place of this site to which a link may lead. */
export const linkTargets = (documents: Document[]) => [...addresses, ...sectionsOf(documents)]

/** The address of each section that a page has, such as `/services/#poultry-trading`. */
const sectionsOf = (documents: Document[]) =>
  documents.flatMap(({ name, fields }) => {
    const { anchorsOn } = schemas[name]
    const id = fields.find(({ path }) => path.length === 1 && path[0] === "id")?.value
    return anchorsOn !== undefined && typeof id === "string" ? [`${anchorsOn}#${id}`] : []
  })
