import { expect, test } from "@playwright/test"
import { extractLinks, readHtmlPages } from "../scripts/links/links"
import { site } from "./content"

test("every link, part and anchor that the built pages name is there", async ({
  request,
  baseURL,
}) => {
  const pages = readHtmlPages("public").map(({ path, html }) => ({
    path,
    ...extractLinks(html, new URL(path, baseURL).href),
  }))
  const anchors = new Map(pages.map((page) => [page.path, page.anchors]))
  const own = [baseURL, new URL(site.address).origin]
  const broken: string[] = []
  const asked = new Map<string, number>()
  for (const { path, links, assets } of pages)
    for (const link of [...links, ...assets]) {
      const { origin, pathname, hash } = new URL(link)
      if (!own.includes(origin)) continue
      if (!asked.has(pathname))
        asked.set(pathname, (await request.get(pathname, { maxRedirects: 0 })).status())
      const hasAnchor = hash === "" || anchors.get(pathname)?.has(decodeURIComponent(hash.slice(1)))
      if (asked.get(pathname) !== 200 || !hasAnchor) broken.push(`${path} names ${link}`)
    }
  expect(asked.size).toBeGreaterThan(pages.length)
  expect(broken).toEqual([])
})
