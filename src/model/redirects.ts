import type { Document, Field } from "./documents"
import { finding, type Finding } from "./findings"
import { quoted } from "./wording"

// What every build writes beside the pages; a redirect's page there would take its place.
const ofTheBuild = /^\/(404|404\.html|admin|static|page-data)\//

/** An address as it is compared: in small letters, with a slash at its end, a page not by its file. */
export const comparable = (address: string) =>
  `${address.toLowerCase().replace(/\/(index\.html)?$/, "")}/`

const endOf = (document: Document, end: "from" | "to") =>
  document.fields.flatMap(({ path, value, node }) =>
    path[0] === "redirects" && path[2] === end && typeof value === "string"
      ? [{ text: value, place: document.placeOf(path, node) }]
      : [],
  )

/**
 * What is wrong with the redirects of a file. Each begins where no page is, and leads to a page or to
 * another site: so none leads on to a second one, and none goes round in circles.
 */
export function redirectFindings(document: Document, addresses: string[]): Finding[] {
  const first = new Map<string, string>()
  const isOwnAddress = ({ path }: Field) => path.join() === "address"
  const home = String(document.fields.find(isOwnAddress)?.value)
  const taken = endOf(document, "from").flatMap(({ text, place }) => {
    const from = comparable(text)
    const other = first.get(from)
    first.set(from, other ?? text)
    if (addresses.includes(from) || ofTheBuild.test(from)) {
      const message = `the site needs ${quoted(text)} itself. Only an address that is gone can be led on.`
      return [finding("redirect-taken", place, message)]
    }
    if (other === undefined) return []
    const message = `${quoted(other)} is led on already. Remove one of the two.`
    return [finding("redirect-taken", place, message)]
  })
  const astray = endOf(document, "to").flatMap(({ text, place }) => {
    const isOwn = `${text}/`.startsWith(`${home}/`)
    if (!isOwn && /^(\/|https:)/.test(text)) return []
    const message = isOwn
      ? `${quoted(text)} is on this site. Write the address without ${quoted(home)}.`
      : `${quoted(text)} is neither a page of this site nor a web address ("https://…").`
    return [finding("redirect-target", place, message)]
  })
  return [...taken, ...astray]
}
