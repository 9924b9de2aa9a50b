import type { z } from "zod"
import { isRecord } from "../../lib/isRecord"
import { valueAt, type Path } from "../../lib/path"
import type { FieldSchema } from "../../model/fieldMeta"
import { publicationPath } from "../../model/jsonSchema"
import { schemas } from "../../model/model"
import type { Document } from "../../read/json/document"
import { always, endOf, intersect, startOf, type Interval } from "../../time/instants"
import { Day, Moment, Period } from "./period"

/** When a file or an entry of a list is shown. An invalid period, which is an error, has no effect. */
export function intervalOf(value: unknown, timeZone: string, schema: FieldSchema = {}): Interval {
  const { from, until } = periodOf(value, schema)
  const date = valueAt(value, publicationPath(schema))
  const moments = [from, isMoment(date) ? date : undefined].flatMap((moment) =>
    moment ? startOf(moment, timeZone) : [],
  )
  return {
    from: Math.max(always.from, ...moments),
    until: until ? endOf(until, timeZone) : always.until,
  }
}

/** The exception of opening hours is known before its first day, and over after its last. */
function periodOf(value: unknown, { $ref }: FieldSchema): z.infer<typeof Period> {
  if (!isRecord(value)) return {}
  if (isRecord(value.shown)) return Period.safeParse(value.shown).data ?? {}
  return $ref !== "HoursException" || !isDay(value.from)
    ? {}
    : { until: isDay(value.until) ? value.until : value.from }
}

// To parse what is absent takes an eighth of the time of a check.
const isMoment = (value: unknown): value is string =>
  typeof value === "string" && Moment.safeParse(value).success
const isDay = (value: unknown): value is string => Day.safeParse(value).success

/** The instant of the check, in milliseconds since 1970, and the time zone of content. */
export type Clock = { now: number; timeZone: string }

/** When a field is shown: the period of its file and of each entry around it. */
export function intervalAt(
  { name, value }: Pick<Document, "name" | "value">,
  path: Path,
  timeZone: string,
) {
  const around = path.map((_, index) => valueAt(value, path.slice(0, index + 1)))
  const file = intervalOf(value, timeZone, schemas[name])
  return around.map((part) => intervalOf(part, timeZone)).reduce(intersect, file)
}
