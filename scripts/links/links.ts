import { JSDOM } from "jsdom"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { isRecord } from "../../plugins/content-model/isRecord"
import { listFiles } from "../lib/files"

/** The origin of pages that are read from a file. */
const ownOrigin = "http://site.invalid"

/** The addresses of a page's links, of the files that it loads, and the ids of its anchors. */
export function extractLinks(html: string, url: string) {
  const { document } = new JSDOM(html, { url }).window
  const valuesOf = (attribute: string, elements: string) =>
    [...document.querySelectorAll(`${elements}[${attribute}]`)].map((element) =>
      String(element.getAttribute(attribute)),
    )
  const resolve = (values: string[]) => values.map((value) => new URL(value, document.baseURI).href)
  return {
    links: resolve([...valuesOf("href", "a"), ...valuesOf("action", "form")]),
    assets: resolve([
      ...valuesOf("href", "link"),
      ...valuesOf("src", ":not(iframe)"),
      ...["srcset", "imagesrcset"].flatMap((attribute) =>
        valuesOf(attribute, "").flatMap((set) =>
          set.split(",").map((candidate) => candidate.trim().split(" ")[0]),
        ),
      ),
      ...[...document.querySelectorAll("meta[property='og:image']")].flatMap(
        (element) => element.getAttribute("content") ?? [],
      ),
    ]),
    anchors: new Set([...document.querySelectorAll("[id]")].map(({ id }) => id)),
  }
}

/** The HTML of every built page, with the path at which it is shown. */
export const readHtmlPages = (folder: string) =>
  listFiles(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({
      path: `/${file.replace(/(^|\/)index\.html$/, "$1")}`,
      html: readFileSync(join(folder, file), "utf8"),
    }))

/** The links of the built pages to other hosts: paths of the pages by URL. */
export function externalLinks(folder: string) {
  const pagesByUrl = new Map<string, string[]>()
  for (const { path, html } of readHtmlPages(folder))
    for (const link of new Set(extractLinks(html, ownOrigin + path).links)) {
      const { protocol, origin } = new URL(link)
      if (/^https?:$/.test(protocol) && origin !== ownOrigin)
        pagesByUrl.set(link, [...(pagesByUrl.get(link) ?? []), path])
    }
  return pagesByUrl
}

const defaultTimeoutMs = 20_000
// These hosts are up, and refuse programs.
const refusals = [401, 403, 405, 429, 999]

/** Why a link fails twice, as the end of a sentence. Undefined if it works. */
export const brokenReason = async (url: string, timeoutMs = defaultTimeoutMs) =>
  (await failureOf(url, timeoutMs)) && (await failureOf(url, timeoutMs))

async function failureOf(url: string, timeoutMs: number) {
  try {
    const { ok, status, body } = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    await body?.cancel()
    return ok || refusals.includes(status) ? undefined : `answers with ${status}`
  } catch (error) {
    const cause = isRecord(error) ? error.cause : undefined
    return `cannot be reached (${String(cause ?? error)})`
  }
}
