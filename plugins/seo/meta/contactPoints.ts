import type {
  ContactPoint,
  DayOfWeek,
  LocalBusiness,
  OpeningHoursSpecification,
  PostalAddress,
} from "schema-dts"
import { weekdaysIn } from "../../content-model/time/weekdays"
import type { Contact } from "../data/description"
import type { SiteData } from "../data/siteData"

/**
 * Contact information with an e-mail address, a telephone, or hours; otherwise an empty list. The
 * hours of an item with an address are those of its place.
 */
export function contactPoint(site: SiteData, contact: Contact): ContactPoint[] {
  const { title, description, hours, postal } = contact
  const reach = reachOf(site, contact)
  if (!reach.email && !reach.telephone && (!hours || postal)) return []
  return [
    {
      "@type": "ContactPoint",
      name: title,
      description,
      ...reach,
      ...(hours && { hoursAvailable: openingHours(hours) }),
    },
  ]
}

/** The place of a contact item with an address and hours; otherwise an empty list. */
export function localBusiness(site: SiteData, contact: Contact) {
  const { title, description, hours, postal } = contact
  if (!hours || !postal) return []
  const business: LocalBusiness = {
    "@type": "LocalBusiness",
    // Search engines expect the name of the business, not that of its place.
    name: site.name,
    disambiguatingDescription: title,
    description,
    ...reachOf(site, contact),
    address: postalAddress(postal),
    openingHoursSpecification: openingHours(hours),
    parentOrganization: organizationId(site),
  }
  return [business]
}

export const organizationId = ({ url }: SiteData) => ({ "@id": `${url}/#organization` })

/** How to reach a contact: its e-mail address, its telephone or its URL. */
function reachOf({ url }: SiteData, { to = "" }: Contact) {
  const [, scheme, target] = /^(mailto|tel):([^?]*)/.exec(to) ?? []
  return {
    ...(scheme === "mailto" && { email: target }),
    ...(scheme === "tel" && { telephone: target }),
    ...(to && !scheme && { url: to.startsWith("/") ? url + to : to }),
  }
}

const closed = [{ opens: "00:00", closes: "00:00" }]

/** The hours of a week, then those of the exceptions. Times are local. */
function openingHours({ week, exceptions = [] }: NonNullable<Contact["hours"]>) {
  const type = "OpeningHoursSpecification"
  return [
    ...week.map(({ days, opens, closes }): OpeningHoursSpecification => ({
      "@type": type,
      dayOfWeek: parseDays(days),
      opens,
      closes,
    })),
    ...exceptions.flatMap(({ name, from, until = from, hours = [] }) =>
      (hours.length > 0 ? hours : closed).map((span): OpeningHoursSpecification => ({
        "@type": type,
        name,
        validFrom: from,
        validThrough: until,
        ...span,
      })),
    ),
  ]
}

const names = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const

/** The days in a text such as `Mo-Fr` or `Sa-Mo,We`. */
export const parseDays = (text: string) =>
  weekdaysIn(text).map((day): DayOfWeek => `https://schema.org/${names[day]}`)

export const postalAddress = (postal: NonNullable<Contact["postal"]>): PostalAddress => ({
  "@type": "PostalAddress",
  streetAddress: postal.street,
  postalCode: postal.postalCode,
  addressLocality: postal.locality,
  addressRegion: postal.region,
  addressCountry: postal.country,
})
