/** @jest-environment node */
import { parseDays } from "./contactPoints"
import { readSite } from "./siteData"
import { jsonLd } from "./jsonLd"

const site = readSite("content", { siteUrl: undefined, basePath: "", isPreview: false })
// test/site proves which things each page describes, and their references.
const [home, about, services, contact] = site.pages
type Thing = Record<string, unknown> & { "@type": string }
const thingsOn = (page: typeof home, on = site): Thing[] => JSON.parse(jsonLd(on, page))["@graph"]
const find = (type: string, page: typeof home, on = site) =>
  thingsOn(page, on).find((thing) => thing["@type"] === type)

test("the contact page has contact points, opening hours with time zone, and the address", () => {
  const business = find("Organization", contact)
  expect(business?.contactPoint).toMatchObject([
    { email: "hello@example.com" },
    {
      telephone: "+1-000-555-0100",
      hoursAvailable: {
        dayOfWeek: parseDays("Mo-Fr"),
        opens: "09:00:00-05:00",
        closes: "18:00:00-05:00",
      },
    },
  ])
  expect(business?.address).toEqual([
    {
      "@type": "PostalAddress",
      addressLocality: "Hyderabad",
      addressRegion: "Telangana",
      addressCountry: "IN",
    },
  ])
  for (const page of [home, about, services])
    expect(find("Organization", page)).not.toHaveProperty("contactPoint")
})

test("only social links with a target are profiles of the organization", () => {
  expect(find("Organization", home)).not.toHaveProperty("sameAs")
  const [first] = site.website.footer.social
  const to = "https://social.example/aim"
  const footer = { ...site.website.footer, social: [first, { ...first, to }] }
  const linked = { ...site, website: { ...site.website, footer } }
  expect(find("Organization", home, linked)?.sameAs).toEqual([to])
})

test("content cannot end the script, and keeps its text", () => {
  const title = '</script><script>alert(1)</script><!-- &lt;/script&gt; " \u2028'
  const hostile = { ...site, services: site.services.map((one) => ({ ...one, title })) }
  expect(jsonLd(hostile, services)).not.toMatch(/[<&]/)
  expect(find("Service", services, hostile)?.name).toBe(title)
})

test.each([
  ["Mo-Fr", "Monday Tuesday Wednesday Thursday Friday"],
  ["Mo,We", "Monday Wednesday"],
  ["Sa-Mo,We", "Monday Wednesday Saturday Sunday"],
  ["Su", "Sunday"],
])("%s means %s", (text, days) => {
  expect(parseDays(text)).toEqual(days.split(" ").map((day) => `https://schema.org/${day}`))
})
