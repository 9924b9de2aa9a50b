import sharp from "sharp"
import { composedPages, routes, site } from "../../e2e/support/content"
import { builtPages, builtRoutes, readBuilt } from "./builtPages"

const urls = [...routes, ...composedPages].map(({ path }) => site.address + path)

test("the sitemap is well-formed and lists each page once", () => {
  const sitemap = new DOMParser().parseFromString(readBuilt("sitemap.xml"), "text/xml")
  const { documentElement: root } = sitemap
  expect(root.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9")
  expect(root.localName).toBe("urlset")
  const entries = [...root.children].map((entry) => ({
    element: entry.localName,
    ...Object.fromEntries([...entry.children].map((part) => [part.localName, part.textContent])),
  }))
  const lastmod = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/)
  expect(entries).toEqual(
    urls.map((loc, index) => ({
      element: "url",
      loc,
      // A page with files outside of git has no date.
      ...("lastmod" in entries[index] && { lastmod }),
    })),
  )
})

test("robots.txt allows every page and names the sitemap", () => {
  expect(readBuilt("robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${site.address}/sitemap.xml\n`,
  )
})

test.each(builtPages)("$path links a web manifest whose icons exist", async ({ document }) => {
  const link = document.head.querySelector("link[rel=manifest]")
  const manifest = JSON.parse(readBuilt(link?.getAttribute("href")?.slice(1) ?? ""))
  expect(manifest.name).toBe(site.name)
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3)
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(`public${src}`).metadata()
    expect([format, `${width}x${height}`]).toEqual(["png", sizes])
  }
})

type Thing = { "@type": string; "@id"?: string }

const pageTypes: Record<string, string[]> = {
  "/": ["WebPage"],
  "/about/": ["AboutPage", "BreadcrumbList"],
  "/services/": ["WebPage", "BreadcrumbList", "Service", "Service", "Service"],
  "/contact/": ["ContactPage", "BreadcrumbList"],
}

test.each(builtRoutes)("the JSON-LD of $path has types, ids and absolute URLs", (page) => {
  const scripts = page.document.querySelectorAll('script[type="application/ld+json"]')
  expect(scripts).toHaveLength(1)
  const text = scripts[0].textContent
  const { "@context": context, "@graph": things } = JSON.parse(text)
  expect(context).toBe("https://schema.org")
  expect(things.map((thing: Thing) => thing["@type"])).toEqual([
    "Organization",
    "WebSite",
    ...(pageTypes[page.path] ?? ["WebPage", "BreadcrumbList"]),
  ])

  const ids = things.map((thing: Thing) => thing["@id"])
  expect(new Set(ids).size).toBe(ids.length)
  const references: string[] = []
  const urlValues: string[] = []
  JSON.parse(text, (key, value) => {
    if (value?.["@id"] && Object.keys(value).length === 1) references.push(value["@id"])
    if (/^(@id|url|item|logo)$/.test(key) && typeof value === "string") urlValues.push(value)
    return value
  })
  expect(references.length).toBeGreaterThan(0)
  expect(urlValues.filter((url) => !url.startsWith(`${site.address}/`))).toEqual([])
  expect(references.filter((id) => !ids.includes(id))).toEqual([])
})
