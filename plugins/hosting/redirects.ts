import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"

/** A path without the prefix that has no page any more, and the path or URL that replaces it. */
export type Redirect = {
  from: string
  to: string
  /** True if the path may have a page again, so browsers must not keep the redirect. */
  temporary?: boolean
}

type Site = {
  redirects: Redirect[]
  language: string
  /** The path prefix of the site, such as `/shop`, or an empty text. */
  basePath: string
}

/**
 * Writes `_redirects` for hosts into a folder, and a page per redirect for hosts that ignore the
 * file.
 * @throws {Error} where the build has written a page at the path of a redirect.
 */
export function writeRedirects({ redirects, language, basePath }: Site, folder: string) {
  const prefixed = redirects.map((redirect) => ({
    ...redirect,
    to: redirect.to.startsWith("/") ? basePath + redirect.to : redirect.to,
  }))
  writeFileSync(join(folder, "_redirects"), redirectsFile(prefixed))
  for (const { from, to } of prefixed) {
    const file = join(folder, htmlFile(from))
    if (existsSync(file) && !metaRefresh.test(readFileSync(file, "utf8")))
      throw new Error(`The redirect from "${from}" would replace a page: the build writes ${file}.`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, redirectPage(to, language))
  }
}

/** The file that hosts send for a path, relative to the site's folder. */
export const htmlFile = (path: string) =>
  (path.endsWith(".html") ? path : posix.join(path, "index.html")).slice(1)

const metaRefresh = /<meta http-equiv="refresh"/

/**
 * The text of `_redirects`. Netlify needs "!" where a page exists too, and ignores a trailing
 * slash. Cloudflare skips lines with "!", with a warning, so a build on its machines has none. It
 * needs a line with the slash and one without.
 */
export function redirectsFile(redirects: Redirect[], env: NodeJS.ProcessEnv = process.env) {
  const isOnCloudflare = Boolean(env.CF_PAGES ?? env.WORKERS_CI)
  return redirects
    .flatMap(({ from, to, temporary }) => {
      const bare = from.replace(/\/$/, "")
      const status = temporary ? 302 : 301
      const lines = [`${bare} ${to} ${status}`, `${bare}/ ${to} ${status}`]
      return isOnCloudflare ? lines : [`${bare} ${to} ${status}!`, ...lines]
    })
    .map((line) => `${line}\n`)
    .join("")
}

/** Reads the text of `_redirects` into a map from path to target and status. */
export const parseRedirects = (text: string) =>
  new Map(
    [...text.matchAll(/^(\S+) (\S+) (\d+)/gm)].map(([, from, to, status]) => [
      from,
      { to, status: Number(status) },
    ]),
  )

/** Adds the query of a request (`?a=1`) to the target of a redirect, unless it has its own. */
export function withQuery(to: string, query: string) {
  if (to.includes("?")) return to
  const [address, ...anchor] = to.split("#")
  return [address + query, ...anchor].join("#")
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")

// Shows the target only: every other text of the site is content.
const redirectPage = (to: string, language: string) =>
  [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>`,
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(to)}"/>`,
    `<title>${escapeHtml(to)}</title></head>`,
    `<body><a href="${escapeHtml(to)}">${escapeHtml(to)}</a></body></html>\n`,
  ].join("")
