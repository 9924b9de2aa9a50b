import { readSite } from "../../../test/support/readSite"
import { fixtureContent } from "../../content-model/testing/fixtureSite"
import { robotsTxt } from "../files/writeFiles"
import { previewHeaders, readDeployment } from "./environment"

test("URLs begin with SITE_URL and the prefix, or with the address in content/", () => {
  const { address, pages } = readSite(fixtureContent, readDeployment({}))
  expect(pages.map(({ url }) => url)).toEqual(pages.map(({ path }) => address + path))
  const deployment = readDeployment({ SITE_URL: "https://other.example/" }, "/shop")
  const [, about] = readSite(fixtureContent, deployment).pages
  expect(about.url).toBe("https://other.example/shop/about/")
})

test.each([
  [{ SITE_URL: "other.example" }, "SITE_URL must be"],
  [{ SITE_URL: "https://other.example/shop" }, "PATH_PREFIX"],
  [{ PREVIEW: "yes" }, "PREVIEW must be true or false"],
])("%j is an error", (env, message) => {
  expect(() => readDeployment(env)).toThrow(message)
})

test("only a preview sends noindex, and names no sitemap", () => {
  expect(previewHeaders({ PREVIEW: "false" })).toEqual({})
  for (const env of [{ PREVIEW: "true" }, { NOW: "2026-12-01" }]) {
    expect(previewHeaders(env)).toEqual({ "/*": { "X-Robots-Tag": "noindex" } })
    const preview = readSite(fixtureContent, readDeployment(env))
    expect(robotsTxt(preview)).toBe("User-agent: *\nAllow: /\n")
  }
  const site = readSite(fixtureContent, readDeployment({}))
  expect(robotsTxt(site)).toContain(`Sitemap: ${site.address}/sitemap.xml`)
})
