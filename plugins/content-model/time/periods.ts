import { isRecord } from "../isRecord"
import { Moment } from "../schema/time/period"
import { isTimeZone } from "../schema/time/timeZone"
import { always, endOf, startOf, type Interval } from "./instants"

/** The time zone in which content is written. The value of the site's file may be invalid. */
export const timeZoneOf = (site: unknown) =>
  isRecord(site) && typeof site.timeZone === "string" && isTimeZone(site.timeZone)
    ? site.timeZone
    : "UTC"

/** When a file or an entry of a list is shown. An invalid moment, which is an error, has no effect. */
export function intervalOf(value: unknown, timeZone: string): Interval {
  const { from, until } = periodOf(value)
  return {
    from: isMoment(from) ? startOf(from, timeZone) : always.from,
    until: isMoment(until) ? endOf(until, timeZone) : always.until,
  }
}

/** The exception of opening hours is known before its first day, and over after its last. */
function periodOf(value: unknown): { from?: unknown; until?: unknown } {
  if (!isRecord(value)) return {}
  if (isRecord(value.shown)) return value.shown
  return isException(value) ? { until: value.until ?? value.from } : {}
}

const isException = ({ name, from }: Record<string, unknown>) =>
  name !== undefined && isMoment(from)

const isMoment = (value: unknown): value is string => Moment.safeParse(value).success
