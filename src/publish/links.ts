import { JSDOM } from "jsdom"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"

/** The address at which pages are read that have none. */
const nowhere = "http://site.invalid"

/** The addresses that a page leads to, those of what it is made of, and its own anchors. */
export function linksOf(html: string, address: string) {
  const { document } = new JSDOM(html, { url: address }).window
  const valuesOf = (name: string, elements: string) =>
    [...document.querySelectorAll(`${elements}[${name}]`)].map((element) =>
      String(element.getAttribute(name)),
    )
  const resolved = (values: string[]) =>
    values.map((value) => new URL(value, document.baseURI).href)
  return {
    leads: resolved([...valuesOf("href", "a"), ...valuesOf("action", "form")]),
    parts: resolved([
      ...valuesOf("href", "link"),
      ...valuesOf("src", ":not(iframe)"),
      ...["srcset", "imagesrcset"].flatMap((name) =>
        valuesOf(name, "").flatMap((set) => set.split(",").map((one) => one.trim().split(" ")[0])),
      ),
      ...[...document.querySelectorAll("meta[property='og:image']")].flatMap(
        (element) => element.getAttribute("content") ?? [],
      ),
    ]),
    anchors: new Set([...document.querySelectorAll("[id]")].map(({ id }) => id)),
  }
}

/** Every built page, by the address at which it is shown. */
export const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html") && statSync(join(folder, file)).isFile())
    .map((file) => ({
      path: `/${file.replace(/(^|\/)index\.html$/, "$1")}`,
      html: readFileSync(join(folder, file), "utf8"),
    }))

/** The addresses of other hosts to which the built pages lead, each with the pages that do. */
export function outwardLinks(folder: string) {
  const links = new Map<string, string[]>()
  for (const { path, html } of pagesIn(folder))
    for (const link of new Set(linksOf(html, nowhere + path).leads)) {
      const { protocol, origin } = new URL(link)
      if (/^https?:$/.test(protocol) && origin !== nowhere)
        links.set(link, [...(links.get(link) ?? []), path])
    }
  return links
}

const longest = 20_000 // ms
// The host answers, but not to programs.
const forPeopleAlone = [401, 403, 405, 429, 999]

/** Why an address leads nowhere, in words; undefined where it does not. */
export async function whyBroken(
  address: string,
  within = longest,
  attempts = 2,
): Promise<string | undefined> {
  const again = (reason: string) =>
    attempts > 1 ? whyBroken(address, within, attempts - 1) : reason
  try {
    const { ok, status, body } = await fetch(address, { signal: AbortSignal.timeout(within) })
    await body?.cancel()
    if (ok || forPeopleAlone.includes(status)) return undefined
    return status >= 500 ? again(`answers with ${status}`) : `answers with ${status}`
  } catch (error) {
    return again(`cannot be reached (${String(causeOf(error))})`)
  }
}

const causeOf = (error: unknown) =>
  typeof error === "object" && error !== null && "cause" in error && error.cause
    ? error.cause
    : error
