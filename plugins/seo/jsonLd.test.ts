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

test("the contact page has contact points, opening hours, and the address", () => {
  const business = find("Organization", contact)
  expect(business?.contactPoint).toMatchObject([
    { email: "hello@example.com" },
    {
      telephone: "+1-000-555-0100",
      hoursAvailable: [{ dayOfWeek: parseDays("Mo-Fr"), opens: "09:00", closes: "18:00" }],
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

test("opening hours name each span of a day, and the exceptions with their days", () => {
  const phone = site.contactInfo.find(({ hours }) => hours)
  const span = (days: string, opens: string, closes: string) => ({ days, opens, closes })
  const week = [span("Mo-Fr", "09:00", "12:30"), span("Mo-Fr", "14:00", "18:00")]
  const exceptions = [
    { name: "Diwali", from: "2026-11-08", until: "2026-11-10" },
    { name: "Christmas Eve", from: "2026-12-24", hours: [{ opens: "09:00", closes: "12:00" }] },
  ]
  const contactInfo = phone ? [{ ...phone, hours: { week, exceptions } }] : []
  expect(find("Organization", contact, { ...site, contactInfo })).toMatchObject({
    contactPoint: [
      {
        hoursAvailable: [
          { opens: "09:00", closes: "12:30" },
          { opens: "14:00", closes: "18:00" },
          {
            name: "Diwali",
            validFrom: "2026-11-08",
            validThrough: "2026-11-10",
            opens: "00:00",
            closes: "00:00",
          },
          {
            name: "Christmas Eve",
            validFrom: "2026-12-24",
            validThrough: "2026-12-24",
            opens: "09:00",
            closes: "12:00",
          },
        ],
      },
    ],
  })
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
