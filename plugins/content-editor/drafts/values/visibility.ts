import { absenceOf } from "../../../content-model/read/content"
import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import { contains } from "../../../content-model/time/instants"
import { intervalOf } from "../../../content-model/fields/period/intervals"

const minuteMs = 60_000

/** The current minute, in milliseconds since 1970. */
export const currentMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

export type Visibility = {
  state: "shown" | "planned" | "over" | "draft" | "hidden"
  /** The instant from which on it is shown, or is over. */
  since?: number
}

/** Whether the site shows a file or an entry of a list at an instant, in milliseconds since 1970. */
export function visibilityOf(
  value: unknown,
  timeZone: string,
  instant: number,
  schema?: FieldSchema,
): Visibility {
  const absence = absenceOf(value)
  if (absence) return { state: absence }
  const period = intervalOf(value, timeZone, schema)
  if (contains(period, instant)) return { state: "shown" }
  return instant < period.from
    ? { state: "planned", since: period.from }
    : { state: "over", since: period.until }
}
