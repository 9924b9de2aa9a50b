import type { ContactPoint, DayOfWeek, OpeningHoursSpecification, PostalAddress } from "schema-dts"
import { weekdaysIn } from "../content-model/time/weekdays"
import type { SiteData } from "./siteData"

export type Contact = SiteData["contactInfo"][number]

/** Contact information with an e-mail address or a telephone; otherwise an empty list. */
export function contactPoint({ title, description, to = "", hours }: Contact): ContactPoint[] {
  const [, scheme, target] = /^(mailto|tel):([^?]*)/.exec(to) ?? []
  if (!scheme) return []
  return [
    {
      "@type": "ContactPoint",
      name: title,
      description,
      ...(scheme === "tel" ? { telephone: target } : { email: target }),
      ...(hours && { hoursAvailable: openingHours(hours) }),
    },
  ]
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
