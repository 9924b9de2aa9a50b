import type { ContactPoint, LocalBusiness, PostalAddress } from "schema-dts"
import type { Contact } from "../data/description"
import type { SiteData } from "../data/siteData"
import { openingHours } from "./openingHours"

/**
 * Contact information with an e-mail address, a telephone, or hours; otherwise an empty list. The
 * hours of an item with an address are those of its place. Hours in another time zone than that of the site
 * are left out, because schema.org knows none.
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
      ...(hours && !hours.timeZone && { hoursAvailable: openingHours(hours) }),
    },
  ]
}

/** The place of a contact item with an address and hours, or a type of business; otherwise an empty list. */
export function localBusiness(site: SiteData, contact: Contact) {
  const { title, description, hours, postal } = contact
  if (!postal || !(hours || postal.business)) return []
  const business: LocalBusiness = {
    "@type": postal.business ?? "LocalBusiness",
    // Search engines expect the name of the business, not that of its place.
    name: site.name,
    disambiguatingDescription: title,
    description,
    ...reachOf(site, contact),
    address: postalAddress(postal),
    ...(hours && { openingHoursSpecification: openingHours(hours) }),
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

export const postalAddress = (postal: NonNullable<Contact["postal"]>): PostalAddress => ({
  "@type": "PostalAddress",
  streetAddress: postal.street,
  postalCode: postal.postalCode,
  addressLocality: postal.locality,
  addressRegion: postal.region,
  addressCountry: postal.country,
})
