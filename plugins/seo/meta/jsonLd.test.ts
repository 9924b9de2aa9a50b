import { readSite } from "../../../test/support/readSite"
import { openingHours } from "./openingHours"
import type { Contact } from "../data/description"
import { jsonLd } from "./jsonLd"
import type { PageData } from "../data/siteData"
import { fixtureContent } from "../../content-model/testing/fixtureSite"

const site = readSite(fixtureContent, { siteUrl: undefined, basePath: "", isPreview: false })
const [home, about, services, contact] = site.pages
type Thing = Record<string, unknown> & { "@type": string }
const imageUrl = "https://www.example.com/share.png"
const thingsOn = (page: PageData, on = site): Thing[] =>
  JSON.parse(jsonLd(on, page, imageUrl))["@graph"]
const find = (type: string, page: PageData, on = site) =>
  thingsOn(page, on).find((thing) => thing["@type"] === type)

test.each(site.pages)("$path: things name each other, addresses are whole", (page) => {
  const ids = thingsOn(page).flatMap((thing) => thing["@id"] ?? [])
  expect(new Set(ids).size).toBe(ids.length)
  const [references, urls]: string[][] = [[], []]
  JSON.parse(jsonLd(site, page, imageUrl), (key, value) => {
    if (value?.["@id"] && Object.keys(value).length === 1) references.push(value["@id"])
    if (/^(@id|item|logo|url)$/.test(key) && typeof value === "string") urls.push(value)
    return value
  })
  expect(references.length).toBeGreaterThan(0)
  expect(references.filter((id) => !ids.includes(id))).toEqual([])
  expect(urls.filter((url) => !url.startsWith(`${site.url}/`))).toEqual([])
})

test.each([
  [home, ["WebPage"], undefined],
  [about, ["AboutPage", "BreadcrumbList"], "About"],
  [services, ["WebPage", "BreadcrumbList", "Service", "Service", "Service"], "Services"],
  [contact, ["ContactPage", "BreadcrumbList"], "Contact"],
])("%#: a page has its types, and its short name", (page, types, label) => {
  const found = thingsOn(page).map((thing) => thing["@type"])
  expect(found.toSorted()).toEqual(["Organization", "WebSite", ...types].toSorted())
  const { itemListElement: [, crumb] = [] } = Object(find("BreadcrumbList", page))
  expect(crumb?.name).toBe(label)
})

test("the contact page has contact points and the address; each page the profiles", () => {
  const business = find("Organization", contact)
  const points = Object(business?.contactPoint)
  expect(points).toMatchObject([{ email: "hello@example.com" }, { telephone: "+1-000-555-0100" }])
  // Its hours are in another time zone than the site's.
  expect(points[1]).not.toHaveProperty("hoursAvailable")
  const place = { addressLocality: "Hyderabad", addressRegion: "Telangana", addressCountry: "IN" }
  expect(business?.address).toEqual([{ "@type": "PostalAddress", ...place }])
  expect(find("Organization", home)).not.toHaveProperty("contactPoint")
  expect(find("Organization", home)).not.toHaveProperty("sameAs")
  const profiles = ["https://social.example/aim"]
  expect(find("Organization", home, { ...site, profiles })?.sameAs).toEqual(profiles)
})

const postal = { street: "1 Road", locality: "Hyderabad", country: "IN" }
const week = [{ days: "Sa", opens: "10:00", closes: "14:00" }]
const hours = { week, exceptions: [{ name: "Diwali", from: "2026-11-08" }] }
const reached = (to?: string) => ({ title: "Shop in Abids", description: "By day", to, hours })
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
  const times = [{ opens: "10:00", closes: "14:00" }, { name: "Diwali" }]
  expect(contactPageOf(reached(to))[0]).toMatchObject({
    contactPoint: [{ name: "Shop in Abids", ...reach, hoursAvailable: times }],
  })
  const named = { name: site.name, disambiguatingDescription: "Shop in Abids", ...reach }
  const place = { address: { streetAddress: "1 Road" }, openingHoursSpecification: times }
  const shop = { ...named, ...place, parentOrganization: { "@id": `${site.url}/#organization` } }
  expect(shopsOf({ ...reached(to), postal })).toMatchObject([shop])
})

test("each of two shops has its own address, its spans of a day, and its exceptions", () => {
  const spans = [
    { days: "Mo-Fr", opens: "09:00", closes: "12:30" },
    { days: "Mo-Fr", opens: "14:00", closes: "18:00" },
  ]
  const exceptions = [
    { name: "Diwali", from: "2026-11-08", until: "2026-11-10" },
    { name: "Christmas Eve", from: "2026-12-24", hours: [{ opens: "00:00", closes: "24:00" }] },
  ]
  const store = { ...reached(), postal: { ...postal, business: "Store" as const } }
  expect(contactPageOf(store)[1]["@type"]).toBe("Store")
  const elsewhere = { ...postal, street: "2 Road" }
  const other = { ...reached(), postal: elsewhere, hours: { week: spans, exceptions } }
  const diwali = { name: "Diwali", validFrom: "2026-11-08", validThrough: "2026-11-10" }
  const eve = { name: "Christmas Eve", validFrom: "2026-12-24", validThrough: "2026-12-24" }
  expect(shopsOf({ ...reached(), postal }, other)).toMatchObject([
    { address: { streetAddress: "1 Road" }, openingHoursSpecification: [{ opens: "10:00" }, {}] },
    {
      address: { streetAddress: "2 Road" },
      openingHoursSpecification: [
        { opens: "09:00", closes: "12:30" },
        { opens: "14:00", closes: "18:00" },
        { ...diwali, opens: "00:00", closes: "00:00" },
        { ...eve, opens: "00:00", closes: "23:59" },
      ],
    },
  ])
})

test("content cannot end the script, and keeps its text", () => {
  const title = '</script><script>alert(1)</script><!-- &lt;/script&gt; " \u2028'
  const hostile = { ...services, services: [{ id: "hens", title, description: title }] }
  expect(jsonLd(site, hostile, imageUrl)).not.toMatch(/[<&]/)
  expect(find("Service", hostile)?.name).toBe(title)
})

test("days are named one by one, also over Sunday", () => {
  const days = ["Monday", "Wednesday", "Saturday", "Sunday"]
  const [{ dayOfWeek }] = openingHours({
    week: [{ days: "Sa-Mo,We", opens: "09:00", closes: "17:00" }],
  })
  expect(dayOfWeek).toEqual(days.map((day) => `https://schema.org/${day}`))
})

test("a page says its questions, its offers, its picture and when it was changed", () => {
  const page = {
    ...home,
    questions: [{ question: "When?", answer: "- **Now**\n- or [later](/contact/)" }],
    offers: [{ name: "Eggs", amount: "99.50", currency: "INR" }],
    events: [{ starts: "2027-02-07T10:00", ends: "2027-02-07", address: "1 Road" }],
  }
  expect(Object(find("FAQPage", page)?.mainEntity)).toMatchObject([
    { name: "When?", acceptedAnswer: { text: "Now\nor later" } },
  ])
  expect(find("Offer", page)).toMatchObject({ name: "Eggs", price: "99.50", priceCurrency: "INR" })
  const times = { startDate: "2027-02-07T04:30:00.000Z", endDate: "2027-02-07" }
  expect(find("Event", page)).toMatchObject({ ...times, location: { address: "1 Road" } })
  expect(find("WebPage", page)?.primaryImageOfPage).toMatchObject({ url: imageUrl })
  expect(find("FAQPage", home)).toBeUndefined()
  expect(find("WebPage", home)).not.toHaveProperty("dateModified")
  expect(jsonLd(site, home, imageUrl, "2026-01-02")).toContain('"dateModified":"2026-01-02"')
})

test("an article says when it is from and by whom", () => {
  const author = { name: "Asha", to: "/about/" }
  const dated = { ...home, article: { date: "2026-01-02T10:00", updated: "2026-02-03", author } }
  expect(find("BlogPosting", dated)).toMatchObject({
    headline: home.heading,
    datePublished: "2026-01-02T04:30:00.000Z",
    dateModified: "2026-02-03",
    author: { name: "Asha", url: `${site.url}/about/` },
    mainEntityOfPage: { "@id": home.url },
  })
  const ofSite = { datePublished: "2026-01-02", author: { "@id": `${site.url}/#organization` } }
  expect(find("BlogPosting", { ...home, article: { date: "2026-01-02" } })).toMatchObject(ofSite)
})
