import { listFiles } from "../../plugins/hosting/output/listFiles"
import { readHtmlPages } from "../../scripts/lib/files"
import { prefix, siteRoot } from "./builtPages"

/** The addresses of a page's links, of the files that it loads, and the ids of its anchors. */
function extractLinks(html: string, url: string) {
  const document = new DOMParser().parseFromString(html, "text/html")
  const valuesOf = (attribute: string, elements = "") =>
    [...document.querySelectorAll(`${elements}[${attribute}]`)].map((element) =>
      String(element.getAttribute(attribute)),
    )
  const sets = [...valuesOf("srcset"), ...valuesOf("imagesrcset")].flatMap((set) => set.split(","))
  const links = [
    ...["a", "link"].flatMap((elements) => valuesOf("href", elements)),
    ...valuesOf("action", "form"),
    ...valuesOf("src", ":not(iframe)"),
    ...sets.map((candidate) => candidate.trim().split(" ")[0]),
    ...valuesOf("content", "meta[property='og:image']"),
  ]
  return {
    links: links.map((link) => new URL(link, url)),
    anchors: new Set([...document.querySelectorAll("[id]")].map(({ id }) => id)),
  }
}

const origin = "http://built.example"

/** True if a page, a file or an anchor is in the build. A page ends in a slash, else the host redirects. */
function exists({ pathname, hash }: URL) {
  const file = decodeURI(pathname.slice(prefix.length)).replace(/\/$/, "/index.html")
  if (!pathname.startsWith(`${prefix}/`) || !files.has(file.slice(1))) return false
  return hash === "" || anchors.get(pathname)?.has(decodeURIComponent(hash.slice(1)))
}

const files = new Set(listFiles("public"))
const pages = readHtmlPages("public").map(({ path, html }) => ({
  path: prefix + path,
  ...extractLinks(html, origin + prefix + path),
}))
const anchors = new Map(pages.map((page) => [page.path, page.anchors]))

test.each(pages)("every internal link, asset and anchor on $path exists", ({ links }) => {
  // The host of the site may have other sites, too.
  const own = links.filter(
    ({ origin: host, href }) => host === origin || `${href}/`.startsWith(`${siteRoot}/`),
  )
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter((link) => !exists(link)).map(String)).toEqual([])
})
