import { z } from "zod"

/** Whether a text is the name of a time zone, such as `Asia/Kolkata`. */
export function isTimeZone(name: string) {
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
    visibleIn: "nowhere",
  })
