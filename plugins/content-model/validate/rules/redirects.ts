import { createIssue, type Issue } from "../issues"
import type { Document, Field } from "../json/document"
import { quote } from "../messages"

// Every build writes these. A redirect page would overwrite them.
const reserved = /^\/(404|404\.html|admin|static|page-data)\//

/** Normalises an address for comparison: lower case, trailing slash, without index.html. */
export const normalisedPath = (address: string) =>
  `${address.toLowerCase().replace(/\/(index\.html)?$/, "")}/`

/**
 * Checks the redirects of a file. Each starts at an unused address, and links.ts checks that its
 * target is a page. So there are no chains and no loops.
 */
export function redirectIssues(
  document: Document,
  pages: string[],
  staticFiles: string[],
): Issue[] {
  const first = new Map<string, string>()
  const conflicts = fieldsOfRedirects(document, "from").flatMap(({ text, location }) => {
    const from = normalisedPath(text)
    const other = first.get(from)
    first.set(from, other ?? text)
    const file = staticFiles.find((name) => isSameOrBelow(from, name))
    const message = file
      ? `the file "static${file}" has this address. Delete the file or the redirect.`
      : pages.includes(from) || reserved.test(from)
        ? `the site uses ${quote(text)} itself. Redirect only from an address that no longer exists.`
        : other && `${quote(other)} is redirected already. Delete one of the two.`
    return message ? [createIssue("redirect-conflict", location, message)] : []
  })
  return [...conflicts, ...invalidTargets(document)]
}

function invalidTargets(document: Document) {
  const isSiteAddress = ({ path }: Field) => path.join() === "address"
  const site = String(document.fields.find(isSiteAddress)?.value)
  return fieldsOfRedirects(document, "to").flatMap(({ text, location }) => {
    const isInternal = `${text}/`.startsWith(`${site}/`)
    if (!isInternal && /^(\/|https:)/.test(text)) return []
    const message = isInternal
      ? `${quote(text)} is on this site. Write the address without ${quote(site)}.`
      : `${quote(text)} is neither a page of this site nor a web address. Write "/…/" or "https://…".`
    return [createIssue("invalid-redirect-target", location, message)]
  })
}

const fieldsOfRedirects = (document: Document, name: "from" | "to") =>
  document.fields.flatMap(({ path, value, node }) =>
    path[0] === "redirects" && path[2] === name && typeof value === "string"
      ? [{ text: value, location: document.locationOf(path, node) }]
      : [],
  )

/** True if a redirect page at `from` would overwrite a file, or need a folder of its name. */
const isSameOrBelow = (from: string, file: string) =>
  from === normalisedPath(file) || from.startsWith(`${file.toLowerCase()}/`)
