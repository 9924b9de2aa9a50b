/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { readSite } from "../../../test/support/readSite"
import { fixtureContent } from "../../content-model/testing/fixtureSite"
import { readDeployment } from "../data/environment"
import { sitemap, sourcesOf } from "./sitemap"

const site = readSite(fixtureContent, readDeployment({}))

test("a page has a date where its sources have one", () => {
  const modified = (paths: string[]) => (paths.includes("values") ? "2026-01-02" : undefined)
  const entries = [...sitemap(site, modified).matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<)?/g)]
  expect(entries.map(([, url, date]) => [url, date])).toEqual(
    site.pages.map(({ url, path }) => [url, path === "/about/" ? "2026-01-02" : undefined]),
  )
})

test("a page that is not for search results is not in the sitemap", () => {
  const pages = site.pages.map((page) => ({ ...page, isInSearch: page.path !== "/about/" }))
  expect(sitemap({ ...site, pages }, () => undefined)).not.toContain("/about/")
})

test("the sources of a page are the folders that its query reads, and its images", () => {
  const queries = readdirSync("src/pages").map((file) => readFileSync(`src/pages/${file}`, "utf8"))
  const folders = { Service: "services", Value: "values", ContactInfo: "contact-info" }
  const [fixed, composed] = [false, true].map((isComposed) =>
    site.pages.filter(({ type }) => (type === "Page") === isComposed),
  )
  for (const page of composed)
    expect(sourcesOf(page)).toContain(`pages${page.path.slice(0, -1)}.json`)
  expect(composed.length).toBeGreaterThan(0)
  for (const page of fixed) {
    const field = page.type[0].toLowerCase() + page.type.slice(1)
    const query = queries.find((text) => text.includes(`page: ${field} {`))
    const queried = Object.entries(folders).filter(([name]) => query?.includes(`all${name}(`))
    const listed = Object.values(folders).filter((folder) => sourcesOf(page).includes(folder))
    expect(query).toBeDefined()
    expect(listed).toEqual(queried.map(([, folder]) => folder))
  }
  expect(sourcesOf(site.pages[2])).toContain("images/poultry.png")
})
