import * as z from "zod"
import { isRecord } from "../../lib/isRecord"
import type { Path } from "../../lib/path"

const known = new Map<string, boolean>()

/** Whether a text is the name of a time zone, such as `Asia/Kolkata`. Asks Intl once, because it is slow. */
function isTimeZone(name: string) {
  const isKnown = known.get(name) ?? isTimeZoneOfIntl(name)
  known.set(name, isKnown)
  return isKnown
}

function isTimeZoneOfIntl(name: string) {
  try {
    Intl.DateTimeFormat("en", { timeZone: name })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

export const TimeZone = z
  .string()
  .regex(/^(UTC|[A-Z]\w+(\/[A-Z][\w+-]*)+)$/, {
    error: "must be the name of a time zone such as Asia/Kolkata",
    abort: true,
  })
  .refine(isTimeZone, "is not a time zone. Names are those of the IANA, such as Asia/Kolkata")
  .meta({
    id: "TimeZone",
    title: "Time zone",
    description: "The zone of all days and times in content, by its IANA name.",
    examples: ["Asia/Kolkata", "Europe/London"],
  })

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
