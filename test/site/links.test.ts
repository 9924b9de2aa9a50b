import { once } from "node:events"
import { createServer } from "node:http"
import { listenAtFreePort } from "../../scripts/lib/ports"
import { createSiteHandler } from "../../scripts/serve/siteHandler"
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

test("every internal link, asset and anchor of the built pages exists", async () => {
  const server = createServer(createSiteHandler("public", prefix))
  const origin = `http://localhost:${await listenAtFreePort(server)}`

  const pages = readHtmlPages("public").map(({ path, html }) => ({
    path: prefix + path,
    ...extractLinks(html, origin + prefix + path),
  }))
  const anchors = new Map(pages.map((page) => [page.path, page.anchors]))
  // The host of the site may have other sites, too.
  const isOwn = ({ origin: other, href }: URL) =>
    other === origin || `${href}/`.startsWith(`${siteRoot}/`)
  const statuses = new Map<string, number>()
  const broken: string[] = []
  for (const { path, links } of pages)
    for (const link of links.filter(isOwn)) {
      const { pathname, hash } = link
      if (!statuses.has(pathname)) {
        const response = await fetch(origin + pathname, { redirect: "manual" })
        await response.body?.cancel()
        statuses.set(pathname, response.status)
      }
      const hasAnchor = hash === "" || anchors.get(pathname)?.has(decodeURIComponent(hash.slice(1)))
      if (statuses.get(pathname) !== 200 || !hasAnchor) broken.push(`${path} links ${link.href}`)
    }
  server.closeAllConnections()
  server.close()
  await once(server, "close")
  expect(statuses.size).toBeGreaterThan(pages.length)
  expect(broken).toEqual([])
})
