import {
  fromDate,
  parseDate,
  parseDateTime,
  toCalendarDateTime,
  toZoned,
} from "@internationalized/date"

/** A span of instants in milliseconds since 1970: `from` is part of it, `until` is not. */
export type Interval = { from: number; until: number }

export const dayMs = 24 * 60 * 60 * 1000

export const always: Interval = { from: -Infinity, until: Infinity }

/**
 * The instant at which a local day or day with time (`2026-12-01T18:00`) begins. A time that the
 * clock skips is moved to after the gap; of a time that it shows twice, the first is meant.
 */
export const startOf = (moment: string, timeZone: string) =>
  toInstant(moment.includes("T") ? parseDateTime(moment) : parseDate(moment), timeZone)

/** The instant at which it ends: that of a day is the beginning of the next day. */
export const endOf = (moment: string, timeZone: string) =>
  toInstant(
    moment.includes("T") ? parseDateTime(moment) : parseDate(moment).add({ days: 1 }),
    timeZone,
  )

// The rules of a zone are slow to apply, and the check asks for the same days after each change.
const known = new Map<string, number>()

function toInstant(local: Parameters<typeof toZoned>[0], timeZone: string) {
  const key = `${local} ${timeZone}`
  const instant = known.get(key) ?? toZoned(local, timeZone).toDate().getTime()
  known.set(key, instant)
  return instant
}

/** The local day and time of an instant, such as `2026-12-01T18:00`. */
export const localTimeOf = (instant: number, timeZone: string) =>
  toCalendarDateTime(fromDate(new Date(instant), timeZone))
    .toString()
    .slice(0, 16)

export const intersect = (a: Interval, b: Interval): Interval => ({
  from: Math.max(a.from, b.from),
  until: Math.min(a.until, b.until),
})

export const contains = ({ from, until }: Interval, instant: number) =>
  from <= instant && instant < until

/** The first span from an instant on in which a condition holds that changes at the ends of intervals. */
export function firstSpan(
  intervals: Interval[],
  now: number,
  holds: (instant: number) => boolean,
): Interval | undefined {
  const edges = intervals
    .flatMap(({ from, until }) => [from, until])
    .filter((edge) => now < edge && edge < Infinity)
  const moments = [now, ...edges.toSorted((a, b) => a - b)]
  const from = moments.find(holds)
  if (from === undefined) return undefined
  return { from, until: moments.find((moment) => moment > from && !holds(moment)) ?? Infinity }
}
