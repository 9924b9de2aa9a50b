import type { z } from "zod"
import { OpeningHours, type OpeningHoursWords } from "./openingHours"
import type { FieldKind } from "../../model/fieldKind"
import { languageOf } from "../text/text"
import { formatsOf } from "./hoursFormats"
import { endOf } from "../../time/instants"
import { timeZoneOf } from "../period/timeZone"
import { weekdaysIn } from "../../time/weekdays"

export type Span = readonly [opens: string, closes: string]

/** Days are written `2026-11-08` and times `18:00`, so both sort as texts. Spans are sorted. */
export type DatedHours = {
  /** The spans of each day of the week, Sunday first. */
  week: Span[][]
  exceptions: { name: string; from: string; until: string; spans: Span[] }[]
}

/** What the page's script needs to say whether a business is open. */
export type HoursForScript = DatedHours & {
  zone: string
  /** The name of the zone in the language of the site. */
  zoneName: string
  words: z.infer<typeof OpeningHoursWords>
  /** Each time as the language of the site writes it. */
  times: Record<string, string>
}

export const openingHours: FieldKind = {
  type: "HoursTable",
  types: `
    type HoursTable { title: String! rows: [HoursRow!]! forScript: String! }
    type HoursRow { days: String! name: String hours: String! until: Float }
  `,
  usesSite: true,
  resolve: (value, { site }) => hoursTable(value, site),
}

/** Opening hours as a table, and as JSON for the page's script; null if the site shows neither. */
export function hoursTable(value: unknown, site: unknown) {
  const { data } = OpeningHours.safeParse(value)
  if (!data?.onPage) return null
  const words: HoursForScript["words"] = Object(site).openingHours
  const language = languageOf(site)
  const zone = timeZoneOf(data, timeZoneOf(site))
  const hours = datedHours(data)
  const format = formatsOf(language)
  // A line does not break at the dash.
  const textOf = (spans: Span[]) =>
    String(spans) === "00:00,24:00"
      ? words.allDay
      : format.list(spans.map((span) => span.map(format.time).join("\u2060–\u2060"))) ||
        words.closed
  const weekRows = groupDays(hours.week).map(({ first, last, spans }) => ({
    days: format.weekdays(first, last),
    hours: textOf(spans),
  }))
  const exceptionRows = hours.exceptions.map(({ name, from, until, spans }) => ({
    name,
    days: format.days(from, until),
    hours: textOf(spans),
    until: endOf(until, zone),
  }))
  const times = [...hours.week, ...hours.exceptions.map(({ spans }) => spans)].flat(2)
  const forScript: HoursForScript = {
    ...hours,
    zone,
    zoneName: format.zone(zone),
    words,
    times: Object.fromEntries(times.map((time) => [time, format.time(time)])),
  }
  return {
    title: words.title,
    rows: [...weekRows, ...exceptionRows],
    forScript: JSON.stringify(forScript),
  }
}

// Weekdays of content begin with Monday.
const sundayFirst = [6, 0, 1, 2, 3, 4, 5]

const datedHours = ({ week, exceptions = [] }: z.infer<typeof OpeningHours>): DatedHours => ({
  week: sundayFirst.map((day) =>
    sortedSpans(week.filter(({ days }) => weekdaysIn(days).includes(day))),
  ),
  exceptions: exceptions
    .map(({ name, from, until = from, hours = [] }) => ({
      name,
      from,
      until,
      spans: sortedSpans(hours),
    }))
    .toSorted((a, b) => a.from.localeCompare(b.from)),
})

const sortedSpans = (spans: { opens: string; closes: string }[]) =>
  spans.map(({ opens, closes }): Span => [opens, closes]).toSorted(([a], [b]) => a.localeCompare(b))

/** The days from Monday on. Those that follow each other with the same hours are one group. */
function groupDays(week: Span[][]) {
  const groups: { first: number; last: number; spans: Span[] }[] = []
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    const spans = week[day % 7]
    const previous = groups.at(-1)
    if (previous && String(previous.spans) === String(spans)) previous.last = day
    else groups.push({ first: day, last: day, spans })
  }
  return groups
}
