/** @jest-environment node */
import { readDeployment } from "../environment"
import { readSite } from "../siteData"
import { robotsTxt } from "./robotsTxt"

const site = readSite("content", readDeployment({}))
const { address } = site.website

test("robots.txt names the sitemap, except in a preview", () => {
  expect(robotsTxt(site)).toContain(`Sitemap: ${address}/sitemap.xml`)
  const preview = readSite("content", readDeployment({ PREVIEW: "true" }))
  expect(robotsTxt(preview)).toBe("User-agent: *\nAllow: /\n")
})
