import { files } from "./content"
import { dictionary } from "./dictionary"
import type { Document, Field } from "./documents"
import { finding, type Finding } from "./findings"
import { redirectFindings } from "./redirects"
import { didYouMean, nearest, quoted } from "./wording"

const pages = files
  .map((shape) => shape.meta() ?? {})
  .filter(({ address }) => address !== undefined)
const addresses = pages.map(({ address = "" }) => address)

/** What the files say of one another: ids, positions, links. */
export function crossingFindings(
  documents: Document[],
  isMentioned: (word: string) => boolean,
): Finding[] {
  return [
    ...takenTwice(documents, "id"),
    ...takenTwice(documents, "position"),
    ...linkFindings(documents, isMentioned),
    ...documents.flatMap((document) => redirectFindings(document, addresses)),
  ]
}

/** Two items of one kind with the same id would have the same address; with the same position, no order. */
function takenTwice(documents: Document[], name: "id" | "position"): Finding[] {
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
    const place = document.placeOf(field.path, field.node)
    return name === "id"
      ? [
          finding(
            "id-taken",
            place,
            `${quoted(field.value)} is the id of content/${other} already. Each needs an id of its own.`,
          ),
        ]
      : [
          finding(
            "position-taken",
            place,
            `${field.value} is the position of content/${other} already, so which of the two comes first is left to chance.`,
          ),
        ]
  })
}

const partsOf = (link: string) => /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(link) ?? []

/** A link to a page of this site without the slash that the page's address ends in, put right. */
export function withSlash(link: string) {
  const [, path, query = "", anchor] = partsOf(link)
  if (path === undefined || !addresses.includes(`${path}/`)) return link
  return `${path}/${query}${anchor === undefined ? "" : `#${anchor}`}`
}

/** A destination on this site, or undefined where the field holds none. */
const internalLink = ({ shape, value }: Field) =>
  shape.$ref === "Destination" && typeof value === "string" && /^\/(?!\/)\S*$/.test(value)
    ? value
    : undefined

function linkFindings(documents: Document[], isMentioned: (word: string) => boolean): Finding[] {
  const sections = sectionsOf(documents)
  const targets = targetsOf(documents)
  const known = new Set(sections)

  return documents.flatMap((document) =>
    document.fields.flatMap((field) => {
      const link = internalLink(field)
      if (link === undefined) return []
      const place = document.placeOf(field.path, field.node)
      const mended = withSlash(link)
      const [, path = "", , anchor] = partsOf(mended)
      if (!addresses.includes(path)) {
        const meant = nearest(link, targets)
        const message = `there is no page ${quoted(path)}.${didYouMean(meant)} Pages are: ${addresses.join(", ")}.`
        return [finding("page-unknown", place, message)]
      }
      if (anchor && !known.has(`${path}#${anchor}`) && !isMentioned(anchor)) {
        const meant = nearest(mended, sections)
        const message = `the page "${path}" has no section ${quoted(anchor)}.${didYouMean(meant)} Sections are the ids of the items in ${homes}.`
        return [finding("section-unknown", place, message)]
      }
      if (mended === link) return []
      const message = `the address of a page ends in "/".${didYouMean(mended)}`
      return [finding("slash-missing", place, message)]
    }),
  )
}

const homes = files
  .map((shape) => shape.meta() ?? {})
  .filter(({ sectionsOn }) => sectionsOn !== undefined)
  .map(({ files: name = "" }) => `content/${name.replace("*.json", "")}`)
  .join(", ")

/** Every place of this site to which a link may lead. */
export const targetsOf = (documents: Document[]) => [...addresses, ...sectionsOf(documents)]

/** The address of each section that a page has, such as `/services/#poultry-trading`. */
const sectionsOf = (documents: Document[]) =>
  documents.flatMap(({ name, fields }) => {
    const { sectionsOn } = dictionary[name]
    const id = fields.find(({ path }) => path.length === 1 && path[0] === "id")?.value
    return sectionsOn !== undefined && typeof id === "string" ? [`${sectionsOn}#${id}`] : []
  })
