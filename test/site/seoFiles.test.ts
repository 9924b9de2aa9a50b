import sharp from "sharp"
import { createdPages, contactItems, routes, site, ventures } from "../../e2e/support/content"
import { builtFile, builtPages, builtRoutes, readBuilt, siteRoot } from "./builtPages"

test("robots.txt allows every page and names the sitemap", () => {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${siteRoot}/sitemap.xml\n`
  expect(readBuilt("robots.txt")).toBe(text)
})

test("the sitemap lists each page, and llms.txt with its description", () => {
  const inSearch = [...routes, ...createdPages].filter(({ isInSearch }) => isInSearch)
  const urls = inSearch.map(({ path }) => siteRoot + path)
  expect(readBuilt("sitemap.xml").match(/(?<=<loc>).*?(?=<)/g)).toEqual(urls)
  const text = readBuilt("llms.txt")
  expect(text).toContain(`# ${site.name}`)
  expect(text.match(/(?<=^- \[.+\]\().*(?=\): .)/gm)).toEqual(urls)
})

test.each(builtPages)("$path links a web manifest whose icons exist", async ({ document }) => {
  const link = document.head.querySelector("link[rel=manifest]")
  expect(builtFile(link?.getAttribute("href") ?? "")).toBe("public/site.webmanifest")
  const manifest = JSON.parse(readBuilt("site.webmanifest"))
  expect(manifest.name).toBe(site.name)
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3)
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(builtFile(src)).metadata()
    expect([format, `${width}x${height}`]).toEqual(["png", sizes])
  }
})

type Thing = { "@type": string; "@id"?: string }

const places = contactItems.filter(({ hours, postal }) => hours && postal)
const pageTypes: Record<string, string[]> = {
  "/": ["WebPage"],
  "/about/": ["AboutPage", "BreadcrumbList"],
  "/services/": ["WebPage", "BreadcrumbList", ...ventures.map(() => "Service")],
  "/contact/": ["ContactPage", "BreadcrumbList", ...places.map(() => "LocalBusiness")],
}

test.each(builtRoutes)("the JSON-LD of $path has types, ids and absolute URLs", (page) => {
  const scripts = page.document.querySelectorAll('script[type="application/ld+json"]')
  expect(scripts).toHaveLength(1)
  const text = scripts[0].textContent
  const { "@context": context, "@graph": things } = JSON.parse(text)
  expect(context).toBe("https://schema.org")
  const own = [
    ...(page.document.querySelector("main summary") ? ["FAQPage"] : []),
    ...("date" in page.content ? ["BlogPosting"] : []),
  ]
  const types = pageTypes[page.path] ?? ["WebPage", "BreadcrumbList", ...own]
  const isOffer = (thing: Thing) => thing["@type"] === "Offer"
  const others = things.filter((thing: Thing) => !isOffer(thing))
  expect(others.map((thing: Thing) => thing["@type"]).toSorted()).toEqual(
    ["Organization", "WebSite", ...types].toSorted(),
  )

  // The links and the breadcrumb call a page the same.
  const [crumb] = things.filter((thing: Thing) => thing["@type"] === "BreadcrumbList")
  const link = page.document.querySelector(
    `:is(header, footer) a[href="${page.path}"]:not([aria-label])`,
  )
  const name = Object(crumb).itemListElement?.[1].name
  expect(name).toBe(name && link ? link.textContent : name)

  const ids = things.flatMap((thing: Thing) => thing["@id"] ?? [])
  expect(new Set(ids).size).toBe(ids.length)
  const [references, ownUrls, urls]: string[][] = [[], [], []]
  JSON.parse(text, (key, value) => {
    if (value?.["@id"] && Object.keys(value).length === 1) references.push(value["@id"])
    if (/^(@id|item|logo)$/.test(key) && typeof value === "string") ownUrls.push(value)
    if (key === "url") urls.push(value)
    return value
  })
  expect(references.length).toBeGreaterThan(0)
  expect(ownUrls.filter((url) => !url.startsWith(`${siteRoot}/`))).toEqual([])
  // A contact item may lead to another site.
  expect(urls.filter((url) => !/^https?:/.test(url))).toEqual([])
  expect(references.filter((id) => !ids.includes(id))).toEqual([])
})
