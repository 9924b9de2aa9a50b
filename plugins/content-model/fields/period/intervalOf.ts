import type { z } from "zod"
import { isRecord } from "../../lib/isRecord"
import type { Path } from "../../model/jsonSchema"
import { Day, Period } from "./period"
import { isTimeZone } from "./timeZone"
import { always, endOf, startOf, type Interval } from "../../time/instants"

/**
 * The time zone in which a value is written: its own, such as that of opening hours, else that of
 * what contains it. The value may be invalid.
 */
export const timeZoneOf = (value: unknown, around = "UTC") =>
  isRecord(value) && typeof value.timeZone === "string" && isTimeZone(value.timeZone)
    ? value.timeZone
    : around

/** The time zone in which the part of a value at a path is written. */
export function timeZoneAt(value: unknown, [key, ...path]: Path, around: string): string {
  const timeZone = timeZoneOf(value, around)
  return key === undefined ? timeZone : timeZoneAt(Object(value)[key], path, timeZone)
}

/** When a file or an entry of a list is shown. An invalid period, which is an error, has no effect. */
export function intervalOf(value: unknown, timeZone: string): Interval {
  const { from, until } = periodOf(value)
  return {
    from: from ? startOf(from, timeZone) : always.from,
    until: until ? endOf(until, timeZone) : always.until,
  }
}

/** The exception of opening hours is known before its first day, and over after its last. */
function periodOf(value: unknown): z.infer<typeof Period> {
  if (!isRecord(value)) return {}
  if (isRecord(value.shown)) return Period.safeParse(value.shown).data ?? {}
  return value.name === undefined || !isDay(value.from)
    ? {}
    : { until: isDay(value.until) ? value.until : value.from }
}

const isDay = (value: unknown): value is string => Day.safeParse(value).success
