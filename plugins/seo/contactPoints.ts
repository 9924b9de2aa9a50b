import type { ContactPoint, DayOfWeek, PostalAddress } from "schema-dts"
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
      ...(hours && {
        hoursAvailable: {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: parseDays(hours.days),
          opens: `${hours.opens}:00${hours.offset}`,
          closes: `${hours.closes}:00${hours.offset}`,
        },
      }),
    },
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
const week = names.map((name) => name.slice(0, 2))

/** The days in a text such as `Mo-Fr` or `Sa-Mo,We`. */
export function parseDays(text: string) {
  const days = text.split(",").flatMap((span) => {
    const [first, last = first] = span.split("-").map((day) => week.indexOf(day))
    const length = ((last - first + week.length) % week.length) + 1
    return Array.from({ length }, (_, day) => (first + day) % week.length)
  })
  return names
    .filter((_, day) => days.includes(day))
    .map((name): DayOfWeek => `https://schema.org/${name}`)
}

export const postalAddress = (postal: NonNullable<Contact["postal"]>): PostalAddress => ({
  "@type": "PostalAddress",
  streetAddress: postal.street,
  postalCode: postal.postalCode,
  addressLocality: postal.locality,
  addressRegion: postal.region,
  addressCountry: postal.country,
})
