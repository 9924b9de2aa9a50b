import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** What a built site answers to: the HTML of each page, by its address. */
export type Pages = Map<string, string>

// The editor is no page of the site, and Gatsby writes the not-found page twice.
const noPage = /^(admin\/|_gatsby\/|page-data\/|404\/index\.html$)/
const leadsOn = /<meta[^>]+http-equiv=["']?refresh/i

/** The pages of a built site; pages that only lead on to another are none. */
export function pagesOf(site: string): Pages {
  const files = readdirSync(site, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html") && !noPage.test(file))
  const pages = files.map((file): [string, string] => [
    `/${file.replace(/(^|\/)index\.html$/, "$1")}`,
    readFileSync(join(site, file), "utf8"),
  ])
  return new Map(pages.filter(([, html]) => !leadsOn.test(html)).toSorted())
}

/** The sections of a page that a link can lead to. */
const sectionsOf = (html: string) =>
  [...html.matchAll(/<section\b[^>]*?\sid="([^"]+)"/g)].map(([, id]) => id)

export type Redirect = { from: string; to: string }
export type Addresses = {
  appeared: string[]
  /** Pages that are gone, and where their visitors are led, if anywhere. */
  vanished: { address: string; to?: string }[]
  /** Sections of pages that are still there. */
  lostSections: string[]
}

/** Compares what two built sites answer to. */
export function compareAddresses(before: Pages, after: Pages, redirects: Redirect[]): Addresses {
  const bare = (address: string) => address.toLowerCase().replace(/\/(index\.html)?$/, "")
  const targets = new Map(redirects.map(({ from, to }) => [bare(from), to]))
  const only = (of: Pages, notOf: Pages) => [...of.keys()].filter((address) => !notOf.has(address))
  return {
    appeared: only(after, before),
    vanished: only(before, after).map((address) => ({ address, to: targets.get(bare(address)) })),
    lostSections: [...before].flatMap(([address, html]) => {
      const left = sectionsOf(after.get(address) ?? html)
      return sectionsOf(html)
        .filter((id) => !left.includes(id))
        .map((id) => `${address}#${id}`)
    }),
  }
}

// A visitor's first view needs none of the scripts whose names change with every build, and the
// page's policy is made of what else it holds.
const unseen =
  /[\w.~-]+-[0-9a-f]{20}\.js|"___webpackCompilationHash":"\w*"|<meta http-equiv="Content-Security-Policy"[^>]*>/g

/** The addresses of pages whose built HTML is not the same; everything it shows has a hash in its name. */
export function rebuiltPages(before: Pages, after: Pages) {
  const seen = (html?: string) => html?.replace(unseen, "")
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (address) => seen(before.get(address)) !== seen(after.get(address)),
  )
}
