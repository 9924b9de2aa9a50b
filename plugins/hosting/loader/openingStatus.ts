import type { DatedHours, Span } from "../../content-model/fields/hours/hoursTable"

/** A word of `openingHours` in content/site.json, and the time or the name that it contains. */
export type OpeningStatus =
  | [word: "openUntil" | "opensAt" | "closedToday", value: string]
  | [word: "open" | "closedNow"]

/**
 * Whether a business is open at a local day and time, such as `2026-11-08T17:59`. Spans that meet,
 * also at midnight, count as one.
 */
export function openingStatus(hours: DatedHours, local: string): OpeningStatus {
  const [day, time] = local.split("T")
  const { name, spans } = hoursOn(hours, day)
  const until = endOfRun(spans, time)
  const nextDay = until === "24:00" && endOfRun(hoursOn(hours, dayAfter(day)).spans, "00:00")
  // A time of the next day is clear only if it is less than a day away.
  if (nextDay && nextDay > time) return ["open"]
  if (until) return ["openUntil", nextDay || until]
  if (name !== undefined && spans.length === 0) return ["closedToday", name]
  const next = spans.find(([opens]) => time < opens)
  return next ? ["opensAt", next[0]] : ["closedNow"]
}

const hoursOn = ({ exceptions, week }: DatedHours, day: string) =>
  exceptions.find(({ from, until }) => from <= day && day <= until) ?? {
    name: undefined,
    spans: week[new Date(`${day}T00:00Z`).getUTCDay()],
  }

/** The end of the spans that hold a time and follow without a gap; undefined if none holds it. */
function endOfRun(spans: readonly Span[], time: string): string | undefined {
  const span = spans.find(([opens, closes]) => opens <= time && time < closes)
  return span && (endOfRun(spans, span[1]) ?? span[1])
}

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toJSON().slice(0, 10)
