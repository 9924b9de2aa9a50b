import sharp from "sharp"
import { createdPages, routes, site } from "../../e2e/support/content"
import { builtFile, readBuilt, siteRoot } from "./builtPages"

test("robots.txt allows every page and names the sitemap", () => {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${siteRoot}/sitemap.xml\n`
  expect(readBuilt("robots.txt")).toBe(text)
})

test("the sitemap lists each page, and llms.txt its Markdown with a description", () => {
  const inSearch = [...routes, ...createdPages].filter(({ isInSearch }) => isInSearch)
  const urls = inSearch.map(({ path }) => siteRoot + path)
  expect(readBuilt("sitemap.xml").match(/(?<=<loc>).*?(?=<)/g)).toEqual(urls)
  const text = readBuilt("llms.txt")
  expect(text).toContain(`# ${site.name}`)
  expect(text.match(/(?<=^- \[.+\]\().*(?=index\.html\.md\): .)/gm)).toEqual(urls)
  for (const { path } of inSearch) expect(readBuilt(`${path}index.html.md`)).toMatch(/^# ./m)
})

test("the icons of the web manifest have the sizes that it names", async () => {
  const manifest = JSON.parse(readBuilt("site.webmanifest"))
  expect(manifest.name).toBe(site.name)
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3)
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(builtFile(src)).metadata()
    expect([format, `${width}x${height}`]).toEqual(["png", sizes])
  }
})
