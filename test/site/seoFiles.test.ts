import sharp from "sharp"
import { createdPages, routes, site } from "../../e2e/support/content"
import { builtFile, builtPages, readBuilt, siteRoot } from "./builtPages"

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
