import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts"
import { weekdaysIn } from "../../content-model/time/weekdays"
import type { Contact } from "../data/description"

const closed = [{ opens: "00:00", closes: "00:00" }]

/** The hours of a week, then those of the exceptions. Times are local. */
export function openingHours({ week, exceptions = [] }: NonNullable<Contact["hours"]>) {
  const type = "OpeningHoursSpecification"
  return [
    ...week.map(({ days, opens, closes }): OpeningHoursSpecification => ({
      "@type": type,
      dayOfWeek: weekdaysIn(days).map((day): DayOfWeek => `https://schema.org/${names[day]}`),
      ...written({ opens, closes }),
    })),
    ...exceptions.flatMap(({ name, from, until = from, hours = [] }) =>
      (hours.length > 0 ? hours : closed).map((span): OpeningHoursSpecification => ({
        "@type": type,
        name,
        validFrom: from,
        validThrough: until,
        ...written(span),
      })),
    ),
  ]
}

// Search engines know a day without an end by 23:59.
const written = ({ opens, closes }: { opens: string; closes: string }) => ({
  opens,
  closes: closes === "24:00" ? "23:59" : closes,
})

const names = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const
