/** @jest-environment node */
import { readSite } from "../../../test/support/readSite"
import { parseDays } from "./openingHours"
import type { Contact } from "../data/description"
import { jsonLd } from "./jsonLd"
import type { PageData } from "../data/siteData"
import { fixtureContent } from "../../content-model/testing/fixtureSite"

const site = readSite(fixtureContent, { siteUrl: undefined, basePath: "", isPreview: false })
// test/site proves which things each page describes, and their references.
const [home, about, services, contact] = site.pages
type Thing = Record<string, unknown> & { "@type": string }
const thingsOn = (page: PageData, on = site): Thing[] => JSON.parse(jsonLd(on, page))["@graph"]
const find = (type: string, page: PageData, on = site) =>
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

const postal = { street: "1 Road", locality: "Hyderabad", country: "IN" }
const week = [{ days: "Sa", opens: "10:00", closes: "14:00" }]
const item = { title: "Shop in Abids", description: "By the clock" }
const reached = (to?: string) => ({
  ...item,
  to,
  hours: { week, exceptions: [{ name: "Diwali", from: "2026-11-08" }] },
})
const contactPageOf = (...contacts: Contact[]) => thingsOn({ ...contact, contacts })
const shopsOf = (...contacts: Contact[]) =>
  contactPageOf(...contacts).filter((thing) => thing["@type"] === "LocalBusiness")

test.each([
  ["no destination", undefined, {}],
  ["an e-mail", "mailto:a@example.com?subject=A", { email: "a@example.com" }],
  ["a telephone", "tel:+10005550100", { telephone: "+10005550100" }],
  ["a chat", "https://wa.me/10005550100", { url: "https://wa.me/10005550100" }],
  ["a page", "/visit/", { url: `${site.url}/visit/` }],
])("the hours of a contact item with %s belong to it, or to the business there", (_, to, reach) => {
  const hours = [{ opens: "10:00", closes: "14:00" }, { name: "Diwali" }]
  expect(contactPageOf(reached(to))[0]).toMatchObject({
    contactPoint: [{ name: "Shop in Abids", ...reach, hoursAvailable: hours }],
  })
  expect(shopsOf({ ...reached(to), postal })).toMatchObject([
    {
      name: site.name,
      disambiguatingDescription: "Shop in Abids",
      ...reach,
      address: { streetAddress: "1 Road" },
      openingHoursSpecification: hours,
      parentOrganization: { "@id": `${site.url}/#organization` },
    },
  ])
})

test("each of two shops has its own address, its spans of a day, and its exceptions", () => {
  const days = "Mo-Fr"
  const spans = [
    { days, opens: "09:00", closes: "12:30" },
    { days, opens: "14:00", closes: "18:00" },
  ]
  const exceptions = [
    { name: "Diwali", from: "2026-11-08", until: "2026-11-10" },
    { name: "Christmas Eve", from: "2026-12-24", hours: [{ opens: "09:00", closes: "12:00" }] },
  ]
  const elsewhere = { ...postal, street: "2 Road" }
  const other = { ...reached(), postal: elsewhere, hours: { week: spans, exceptions } }
  const [diwali, eve] = [
    { name: "Diwali", validFrom: "2026-11-08", validThrough: "2026-11-10" },
    { name: "Christmas Eve", validFrom: "2026-12-24", validThrough: "2026-12-24" },
  ]
  expect(shopsOf({ ...reached(), postal }, other)).toMatchObject([
    { address: { streetAddress: "1 Road" }, openingHoursSpecification: [{ opens: "10:00" }, {}] },
    {
      address: { streetAddress: "2 Road" },
      openingHoursSpecification: [
        { opens: "09:00", closes: "12:30" },
        { opens: "14:00", closes: "18:00" },
        { ...diwali, opens: "00:00", closes: "00:00" },
        { ...eve, opens: "09:00", closes: "12:00" },
      ],
    },
  ])
})

test("the profiles of the organization are named, if it has any", () => {
  expect(find("Organization", home)).not.toHaveProperty("sameAs")
  const profiles = ["https://social.example/aim"]
  expect(find("Organization", home, { ...site, profiles })?.sameAs).toEqual(profiles)
})

test("content cannot end the script, and keeps its text", () => {
  const title = '</script><script>alert(1)</script><!-- &lt;/script&gt; " \u2028'
  const hostile = { ...services, services: [{ id: "hens", title, description: title }] }
  expect(jsonLd(site, hostile)).not.toMatch(/[<&]/)
  expect(find("Service", hostile)?.name).toBe(title)
})

test.each([
  ["Mo-Fr", "Monday Tuesday Wednesday Thursday Friday"],
  ["Mo,We", "Monday Wednesday"],
  ["Sa-Mo,We", "Monday Wednesday Saturday Sunday"],
  ["Su", "Sunday"],
])("%s means %s", (text, days) => {
  expect(parseDays(text)).toEqual(days.split(" ").map((day) => `https://schema.org/${day}`))
})
