import { readHtmlPages } from "../lib/files"
import { code } from "./markdown"

/** The HTML of each page of a built site, by address. */
export type Pages = Map<string, string>

// The editor is not a page, and Gatsby writes the not-found page twice.
const excluded = /^\/(admin\/|_gatsby\/|page-data\/|404\/$)/
const redirectTag = /<meta[^>]+http-equiv=["']?refresh/i

/** The pages of a built site, without redirect pages. */
export const readPages = (site: string): Pages =>
  new Map(
    readHtmlPages(site)
      .flatMap(({ path, html }): [string, string][] =>
        excluded.test(path) || redirectTag.test(html) ? [] : [[path, html]],
      )
      .toSorted(),
  )

const anchorsOf = (html: string) =>
  [...html.matchAll(/<(?:section|div)\b[^>]*?\sid="([^"]+)"/g)].map(([, id]) => id)

type Redirects = ReadonlyMap<string, { to: string }>
export type UrlChanges = {
  added: string[]
  /** Removed pages, each with the target of its redirect, if it has one. */
  removed: { address: string; redirect?: string }[]
  /** Removed sections of pages that still exist, such as `/services/#delivery`. */
  removedAnchors: string[]
}

/** Compares the addresses of two built sites. The redirects are those of the second. */
export function diffUrls(before: Pages, after: Pages, redirects: Redirects): UrlChanges {
  const missingIn = (pages: Pages, others: Pages) =>
    [...others.keys()].filter((address) => !pages.has(address))
  return {
    added: missingIn(before, after),
    removed: missingIn(after, before).map((address) => ({
      address,
      redirect: redirects.get(address)?.to,
    })),
    removedAnchors: [...before].flatMap(([address, html]) => {
      // An id that an item had before is that of a span.
      const now = after.get(address) ?? html
      return anchorsOf(html).flatMap((id) =>
        now.includes(` id="${id}"`) ? [] : `${address}#${id}`,
      )
    }),
  }
}

/** The problems of removed pages without a redirect, as Markdown. */
export const missingRedirects = ({ removed }: UrlChanges) =>
  removed.flatMap(({ address, redirect }) =>
    redirect === undefined
      ? `The page ${code(address)} is gone and has no redirect. Add one to content/site.json.`
      : [],
  )

// Each build renames the scripts, and the CSP contains hashes of the page.
const volatile =
  /[\w.~-]+-[0-9a-f]{20}\.js|"___webpackCompilationHash":"\w*"|<meta http-equiv="Content-Security-Policy"[^>]*>/g

/** The addresses of added, removed and changed pages. Changed images have another name in the HTML. */
export function changedPages(before: Pages, after: Pages) {
  const stable = (html?: string) => html?.replace(volatile, "")
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (address) => stable(before.get(address)) !== stable(after.get(address)),
  )
}
