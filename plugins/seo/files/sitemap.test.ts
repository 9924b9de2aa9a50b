/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { readSite } from "../../../test/support/readSite"
import { fixtureContent } from "../../content-model/testing/fixtureSite"
import { readDeployment } from "../data/environment"
import { sitemap, sourcesOf } from "./sitemap"

const site = readSite(fixtureContent, readDeployment({}))

test("a page has a date where its sources have one, and is listed only if it is for search results", () => {
  const pages = site.pages.map((page) => ({ ...page, isInSearch: page.path !== "/services/" }))
  const modified = (paths: string[]) => (paths.includes("values") ? "2026-01-02" : undefined)
  const text = sitemap({ ...site, pages }, modified)
  const entries = [...text.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<)?/g)]
  const listed = pages.filter(({ isInSearch }) => isInSearch)
  expect(entries.map(([, url, date]) => [url, date])).toEqual(
    listed.map(({ url, path }) => [url, path === "/about/" ? "2026-01-02" : undefined]),
  )
})

test("the sources of a page are the folders that its query reads, and its images", () => {
  const queries = readdirSync("src/pages").map((file) => readFileSync(`src/pages/${file}`, "utf8"))
  const folders = { Service: "services", Value: "values", ContactInfo: "contact-info" }
  const composed = site.pages.filter(({ type }) => type === "Page")
  for (const page of composed)
    expect(sourcesOf(page)).toContain(`pages${page.path.slice(0, -1)}.json`)
  for (const page of site.pages.filter(({ type }) => type !== "Page")) {
    const field = page.type[0].toLowerCase() + page.type.slice(1)
    const query = queries.find((text) => text.includes(`page: ${field} {`))
    const queried = Object.entries(folders).filter(([name]) => query?.includes(`all${name}(`))
    const listed = Object.values(folders).filter((folder) => sourcesOf(page).includes(folder))
    expect(listed).toEqual(queried.map(([, folder]) => folder))
  }
  expect(sourcesOf(site.pages[2])).toContain("images/poultry.png")
})
