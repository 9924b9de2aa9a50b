import { readdirSync, readFileSync, rmSync } from "node:fs"
import { readSite } from "../../../test/support/readSite"
import { fixtureContent } from "../../content-model/testing/fixtureSite"
import { readDeployment } from "../data/environment"
import { sitemap, sourcesOf } from "./sitemap"
import { execFileSync } from "node:child_process"
import { testRepository } from "../../content-editor/testing/repository"
import { lastModifiedIn } from "./lastModified"

const site = readSite(fixtureContent, readDeployment({}))

test("a page has a date where its sources have one, and is listed only if it is for search results", () => {
  const pages = site.pages.map((page) => ({ ...page, isInSearch: page.path !== "/services/" }))
  const modified = (paths: string[]) => (paths.includes("values") ? "2026-01-02" : undefined)
  const text = sitemap([{ ...site, pages }], modified)
  expect(text).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
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

const { root, write, commit } = testRepository()
const modified = (...paths: string[]) => lastModifiedIn(root("content"))(paths)
const dayOf = (date?: string) => date?.slice(0, 10)

test("the date is that of the last commit; what has changed since has none", () => {
  write("services/a.json", "1")
  commit("Add", "2025-02-03T10:00:00Z")
  expect(["site.json", "services"].map((path) => dayOf(modified(path)))).toEqual([
    "2025-01-01",
    "2025-02-03",
  ])
  expect(dayOf(modified("site.json", "services"))).toBe("2025-02-03")
  rmSync(root("content/services/a.json"))
  commit("Delete", "2025-04-05T10:00:00Z")
  expect(dayOf(modified("services"))).toBe("2025-04-05")
  write("services/b.json", "1")
  expect([modified("services"), modified("none.json")]).toEqual([undefined, undefined])
})

test("without the whole history there is no date", () => {
  write("site.json", "{ }")
  commit("Change")
  execFileSync("git", ["clone", "-q", "--depth=1", `file://${root()}`, root("../shallow")])
  expect(lastModifiedIn(root("../shallow/content"))(["site.json"])).toBeUndefined()
})
