import type { IssueText } from "../../issues/issues"
import { fieldAt, fieldIssue, type Document, type Field } from "../../read/json/document"
import { quote } from "../../issues/quote"
import { trackFirstUse } from "../../lib/firstUse"
import type { Site } from "./site"

// Every build writes these. A redirect page would overwrite them, or need a folder of their name.
const reserved =
  /^\/(404|404\.html|dev-404-page|index|admin|static|page-data|\.well-known|_headers|_redirects|news\/feed\.xml|(.+\/)?index\.html\.md|[^/]+\.(ico|svg|png|txt|xml|js|css|map|json|webmanifest))\//

/** True for a path at which every build writes a file. */
export const isReserved = (path: string) => reserved.test(normalisedPath(path))

/** Normalises an address for comparison: lower case, trailing slash, without index.html. */
const normalisedPath = (address: string) =>
  `${address.toLowerCase().replace(/\/(index\.html\/?)?$/, "")}/`

/**
 * Checks the redirects of a file. Each starts at an unused address, and links.ts checks that its
 * target is a page. So there are no chains and no loops.
 */
export function redirectIssues(document: Document, { targets, staticFiles }: Site) {
  const firstText = trackFirstUse<string>()
  return document.fields.filter(isOfRedirect("from")).flatMap((field) => {
    const text = String(field.value)
    const from = normalisedPath(text)
    const other = firstText(from, text)
    const file = staticFiles.find((name) => isSameOrBelow(from, name))
    const page = targets.get(from)
    const message = file
      ? `the file "static${file}" has this address. Delete the file or the redirect.`
      : page?.file && !page.absence
        ? "a page has this address. Rename or hide the page, or delete the redirect."
        : (page && !page.file) || isReserved(text)
          ? `the site uses ${quote(text)} itself. Redirect only from an address that no longer exists.`
          : other && `${quote(other)} is redirected already. Delete one of the two.`
    return message ? [fieldIssue(document, field, "redirect-conflict", message)] : []
  })
}

/** Finds a target of a redirect to which no host forwards, or which is on the site itself. */
export function invalidRedirectTarget(field: Field, document: Document): IssueText[] {
  if (!isOfRedirect("to")(field)) return []
  const site = String(fieldAt(document, "address")?.value)
  const text = String(field.value)
  const isInternal = `${text}/`.startsWith(`${site}/`)
  if (!isInternal && /^(\/|https:)/.test(text)) return []
  const message = isInternal
    ? `${quote(text)} is on this site. Write the address without ${quote(site)}.`
    : `${quote(text)} is neither a page of this site nor a web address. Write "/…/" or "https://…".`
  return [["invalid-redirect-target", message]]
}

const isOfRedirect =
  (name: "from" | "to") =>
  ({ path, groupSchema, value }: Field) =>
    groupSchema.$ref === "Redirect" && path.at(-1) === name && typeof value === "string"

/** True if a redirect page at `from` would overwrite a file, or need a folder of its name. */
const isSameOrBelow = (from: string, file: string) =>
  from === normalisedPath(file) || from.startsWith(`${file.toLowerCase()}/`)
