/** @jest-environment node */
import { readSite } from "../../../test/support/readSite"
import { readDeployment } from "../data/environment"
import { robotsTxt } from "./robotsTxt"
import { fixtureContent } from "../../content-model/testing/fixtureSite"

const site = readSite(fixtureContent, readDeployment({}))

test("robots.txt names the sitemap, except in a preview", () => {
  expect(robotsTxt(site)).toContain(`Sitemap: ${site.address}/sitemap.xml`)
  const preview = readSite(fixtureContent, readDeployment({ PREVIEW: "true" }))
  expect(robotsTxt(preview)).toBe("User-agent: *\nAllow: /\n")
})
