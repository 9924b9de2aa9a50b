/** @jest-environment node */
import { readDeployment } from "../environment"
import { readSite } from "../siteData"
import { llmsTxt } from "./llmsTxt"
import { robotsTxt } from "./robotsTxt"
import { securityTxt } from "./securityTxt"

const site = readSite("content", readDeployment({}))
const { address } = site.website

test("robots.txt names the sitemap, except in a preview", () => {
  expect(robotsTxt(site)).toContain(`Sitemap: ${address}/sitemap.xml`)
  const preview = readSite("content", readDeployment({ PREVIEW: "true" }))
  expect(robotsTxt(preview)).toBe("User-agent: *\nAllow: /\n")
})

test("security.txt has the fields of RFC 9116, and expires within the year", () => {
  const now = new Date("2026-11-21T10:11:12Z")
  expect(securityTxt(site, now)).toBe(
    [
      `Contact: ${address}/contact/`,
      "Expires: 2027-05-22T00:00:00Z",
      `Preferred-Languages: ${site.website.language}`,
      `Canonical: ${address}/.well-known/security.txt`,
      "",
    ].join("\n"),
  )
})

test("llms.txt lists every page and service, each on one line", () => {
  const text = llmsTxt(site) ?? ""
  expect(text.split("\n")[0]).toBe(`# ${site.website.name}`)
  const links = [...text.matchAll(/^- \[(.+)\]\((\S+)\): .+$/gm)].map(([, , url]) => url)
  expect(links).toEqual([
    ...site.pages.map(({ url }) => url),
    ...site.services.map(({ id }) => `${address}/services/#${id}`),
  ])
  const services = [{ ...site.services[0], title: "A [new]\nline" }]
  expect(llmsTxt({ ...site, services })).toContain("- [A \\[new\\] line](")
})

test("without their content, llms.txt and security.txt do not exist", () => {
  const website = { ...site.website, llms: undefined, security: undefined }
  expect(llmsTxt({ ...site, website })).toBeUndefined()
  expect(securityTxt({ ...site, website }, new Date())).toBeUndefined()
})
