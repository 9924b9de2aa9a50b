import type { BuildArgs } from "gatsby"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"

/** An address that is gone, below the prefix, and where its visitors are led, as browsers ask for it. */
export type Redirect = { from: string; to: string }

type Website = { language: string; redirects?: Redirect[] }

/** Writes what hosts read of redirects, and for each a page, for hosts that know of none. */
export function writeRedirects({ basePath, getNodesByType }: BuildArgs, folder: string) {
  const [{ language, redirects = [] }] = getNodesByType("Website") as unknown[] as Website[]
  const placed = redirects.map(({ from, to }) => ({
    from,
    to: to.startsWith("/") ? basePath + to : to,
  }))
  writeFileSync(join(folder, "_redirects"), redirectsFile(placed))
  for (const { from, to } of placed) {
    const file = join(folder, pageFile(from))
    if (existsSync(file) && !leadsOn.test(readFileSync(file, "utf8")))
      throw new Error(`"${from}" cannot be led on: the build writes ${file}.`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, redirectPage(to, language))
  }
}

/** The file that hosts send for an address, as a path below the folder. */
export const pageFile = (address: string) =>
  (address.endsWith(".html") ? address : posix.join(address, "index.html")).slice(1)

const leadsOn = /<meta http-equiv="refresh"/

/**
 * The text of public/_redirects. Netlify needs "!" where there is a page as well, and takes an address
 * with and without its slash for one; Cloudflare passes over lines with "!", and takes them for two.
 */
export const redirectsFile = (redirects: Redirect[]) =>
  redirects
    .flatMap(({ from, to }) => {
      const bare = from.replace(/\/$/, "")
      return [`${bare} ${to} 301!`, `${bare} ${to} 301`, `${bare}/ ${to} 301`]
    })
    .map((line) => `${line}\n`)
    .join("")

/** Reads the text of a _redirects file: where each address leads. */
export const parseRedirects = (text: string) =>
  new Map(
    text
      .split("\n")
      .map((line) => line.split(" "))
      .flatMap(([from, to]): [string, string][] => (to ? [[from, to]] : [])),
  )

/** An address with the query (`?a=1`) that was asked for, unless it has one of its own. */
export function withQuery(to: string, query: string) {
  if (to.includes("?")) return to
  const [address, ...anchor] = to.split("#")
  return [address + query, ...anchor].join("#")
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")

// Its only words are the address.
const redirectPage = (to: string, language: string) =>
  [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>`,
    `<meta http-equiv="refresh" content="0; url=${escaped(to)}"/>`,
    `<title>${escaped(to)}</title></head>`,
    `<body><a href="${escaped(to)}">${escaped(to)}</a></body></html>\n`,
  ].join("")
