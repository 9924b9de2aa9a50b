/** @jest-environment node */
import { readFileSync, readdirSync } from "node:fs"
import { headersFile, headersFor, parseHeaders } from "../../hosting/headers"
import { readDeployment, previewHeaders } from "../environment"
import { readSite } from "../siteData"
import { sitemap, sourcesOf } from "./sitemap"
import { llms, robots, security } from "./textFiles"

const siteAt = (env: NodeJS.ProcessEnv, prefix = "") =>
  readSite("content", readDeployment(env, prefix))
const site = siteAt({})
const { address } = site.website

test("the environment decides where the site is, and content where it says nothing", () => {
  const urls = (env: NodeJS.ProcessEnv, prefix?: string) =>
    siteAt(env, prefix).pages.map(({ url }) => url)
  expect(urls({})).toEqual(
    ["/", "/about/", "/services/", "/contact/"].map((path) => address + path),
  )
  expect(urls({ SITE_URL: "https://other.example/" }, "/shop")[1]).toBe(
    "https://other.example/shop/about/",
  )
  expect(() => readDeployment({ SITE_URL: "other.example" })).toThrow("SITE_URL must be")
  expect(() => readDeployment({ SITE_URL: "https://other.example/shop" })).toThrow("PATH_PREFIX")
  expect(() => readDeployment({ PREVIEW: "yes" })).toThrow("PREVIEW must be true or false")
})

test("a preview is read and left out", () => {
  expect(robots(site)).toContain(`Sitemap: ${address}/sitemap.xml`)
  expect(robots(siteAt({ PREVIEW: "true" }))).toBe("User-agent: *\nAllow: /\n")
  const headers = (env: NodeJS.ProcessEnv) =>
    headersFor(parseHeaders(headersFile(previewHeaders(env))), "/about/")
  expect(headers({ PREVIEW: "true" })).toEqual({ ...headers({}), "x-robots-tag": "noindex" })
})

test("a page has a date in the sitemap where its files have one", () => {
  const changed = (paths: string[]) => (paths.includes("values") ? "2026-01-02" : undefined)
  const dated = [...sitemap(site, changed).matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<)?/g)]
  expect(dated.map(([, url, date]) => [url, date])).toEqual(
    site.pages.map(({ url, path }) => [url, path === "/about/" ? "2026-01-02" : undefined]),
  )
})

test("the model names the pages whose queries ask for items", () => {
  const queries = readdirSync("src/pages").map((file) => readFileSync(`src/pages/${file}`, "utf8"))
  const folders = { Service: "services", Value: "values", ContactInfo: "contact-info" }
  for (const page of site.pages) {
    const query = queries.find((text) => text.includes(`pageFacts(page: { eq: "${page.name}" })`))
    const asked = Object.entries(folders).filter(([name]) => query?.includes(`all${name}(`))
    const listed = Object.values(folders).filter((folder) => sourcesOf(page).includes(folder))
    expect(listed).toEqual(asked.map(([, folder]) => folder))
  }
  expect(sourcesOf(site.pages[2])).toContain("images/poultry.png")
})

test("security.txt has what RFC 9116 asks for, and ends within the year", () => {
  const now = new Date("2026-11-21T10:11:12Z")
  expect(security(site, now)).toBe(
    [
      `Contact: ${address}/contact/`,
      "Expires: 2027-05-22T00:00:00Z",
      `Preferred-Languages: ${site.website.language}`,
      `Canonical: ${address}/.well-known/security.txt`,
      "",
    ].join("\n"),
  )
})

test("llms.txt lists every page and venture under headings of content, one line each", () => {
  const text = llms(site) ?? ""
  expect(text.split("\n")[0]).toBe(`# ${site.website.name}`)
  const links = [...text.matchAll(/^- \[(.+)\]\((\S+)\): .+$/gm)].map(([, , url]) => url)
  expect(links).toEqual([
    ...site.pages.map(({ url }) => url),
    ...site.services.map(({ id }) => `${address}/services/#${id}`),
  ])
  const services = [{ ...site.services[0], title: "A [new]\nline" }]
  expect(llms({ ...site, services })).toContain("- [A \\[new\\] line](")
})

test("what content does not ask for is not written", () => {
  const website = { ...site.website, llms: undefined, security: undefined }
  expect(llms({ ...site, website })).toBeUndefined()
  expect(security({ ...site, website }, new Date())).toBeUndefined()
})
