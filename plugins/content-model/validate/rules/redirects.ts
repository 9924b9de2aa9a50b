import type { Document, Field } from "../json/document"
import { createIssue, type Issue } from "../issues"
import { quote } from "../messages"

// What every build writes beside the pages; a redirect's page there would take its place.
const ofTheBuild = /^\/(404|404\.html|admin|static|page-data)\//

/** An address as it is compared: in small letters, with a slash at its end, a page not by its file. */
export const normalisedPath = (address: string) =>
  `${address.toLowerCase().replace(/\/(index\.html)?$/, "")}/`

const endOf = (document: Document, end: "from" | "to") =>
  document.fields.flatMap(({ path, value, node }) =>
    path[0] === "redirects" && path[2] === end && typeof value === "string"
      ? [{ text: value, place: document.locationOf(path, node) }]
      : [],
  )

/**
 * What is wrong with the redirects of a file. Each begins where no page is, and leads to a page or to
 * another site: so none leads on to a second one, and none goes round in circles.
 */
export function redirectIssues(document: Document, addresses: string[]): Issue[] {
  const first = new Map<string, string>()
  const isOwnAddress = ({ path }: Field) => path.join() === "address"
  const home = String(document.fields.find(isOwnAddress)?.value)
  const taken = endOf(document, "from").flatMap(({ text, place }) => {
    const from = normalisedPath(text)
    const other = first.get(from)
    first.set(from, other ?? text)
    if (addresses.includes(from) || ofTheBuild.test(from)) {
      const message = `the site needs ${quote(text)} itself. Only an address that is gone can be led on.`
      return [createIssue("redirect-taken", place, message)]
    }
    if (other === undefined) return []
    const message = `${quote(other)} is led on already. Remove one of the two.`
    return [createIssue("redirect-taken", place, message)]
  })
  const invalidTargets = endOf(document, "to").flatMap(({ text, place }) => {
    const isOwn = `${text}/`.startsWith(`${home}/`)
    if (!isOwn && /^(\/|https:)/.test(text)) return []
    const message = isOwn
      ? `${quote(text)} is on this site. Write the address without ${quote(home)}.`
      : `${quote(text)} is neither a page of this site nor a web address ("https://…").`
    return [createIssue("redirect-target", place, message)]
  })
  return [...taken, ...invalidTargets]
}
