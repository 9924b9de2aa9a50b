import { statSync } from "node:fs"
import sharp from "sharp"
import { site } from "../../e2e/support/content"
import { builtFile, builtPages, builtRoutes, siteRoot } from "./builtPages"

const attributes = (document: Document, selector: string, name: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name))
const meta = (document: Document, name: string) =>
  attributes(document, `meta[name="${name}"], meta[property="${name}"]`, "content")

test.each(builtPages)("$path has the meta data of its content", (page) => {
  const { document, content, path, isInSearch } = page
  expect(document.title).toBe(content.title)
  expect(document.documentElement.lang).toBe(site.language)
  for (const [name, value] of Object.entries({
    description: content.description,
    "og:title": content.title,
    "og:description": content.description,
    "og:site_name": site.name,
    "og:type": "website",
    "og:locale": site.language.replace("-", "_"),
  }))
    expect([name, ...meta(document, name)]).toEqual([name, value])
  expect(attributes(document, "link[rel=manifest]", "href")).toHaveLength(1)
  // One canonical address, or it is not indexed.
  const url = siteRoot + path
  expect(attributes(document, "link[rel=canonical]", "href")).toEqual(isInSearch ? [url] : [])
  const markdown = attributes(document, "link[type='text/markdown']", "href")
  expect(markdown).toEqual(isInSearch ? [`${url}index.html.md`] : [])
  expect(meta(document, "robots")).toEqual([isInSearch ? "max-image-preview:large" : "noindex"])
  expect(meta(document, "og:url")).toEqual(builtRoutes.includes(page) ? [url] : [])
})

test.each(builtPages)("the theme colours of $path are the backgrounds of both schemes", (page) => {
  const valuesOf = (name: string) => attributes(page.document, "meta[name=theme-color]", name)
  const styles = [...page.document.querySelectorAll("style")].map((style) => style.textContent)
  const [light, dark] = [...styles.join("").matchAll(/--paper:([^;]+);/g)].map(
    ([, colour]) => colour,
  )
  const schemes = ["light", "dark"].map((scheme) => `(prefers-color-scheme: ${scheme})`)
  expect(valuesOf("media")).toEqual(schemes)
  expect(valuesOf("content")).toEqual([light, dark])
})

test.each(builtRoutes)("the share image of $path has size and description", async (page) => {
  const { document, content, heading } = page
  const [url = ""] = meta(document, "og:image")
  expect(meta(document, "twitter:card")).toEqual(["summary_large_image"])
  expect(String(url).startsWith(`${siteRoot}/`)).toBe(true)
  const file = builtFile(url ?? "")
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 })
  // Some networks show no image that is larger.
  expect(statSync(file).size).toBeLessThan(300_000)
  const size = ["width", "height"].flatMap((name) => meta(document, `og:image:${name}`))
  expect(size).toEqual(["1200", "630"])
  const share = "share" in content ? content.share : undefined
  const description = share ? share.description : heading
  expect(meta(document, "og:image:alt")).toEqual(description ? [description] : [])
})
