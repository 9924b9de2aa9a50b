import { valueAt } from "../../lib/path"
import { OpeningHours } from "./openingHours"
import { dayMs, startOf } from "../../time/instants"
import { timeZoneOf } from "../period/timeZone"
import type { Document, Field } from "../../read/json/document"
import type { IssueText } from "../../issues/issues"
import type { Clock } from "../period/intervals"

const yearMs = 365 * dayMs

const noHolidays =
  "names no holiday of the coming year, so programs believe that you are open on all of them. Add the days under “Holidays and other days”."

/** Finds opening hours without a holiday in the coming year. */
export function missingExceptions(
  { path, schema }: Field,
  document: Document,
  { clock: { now, timeZone } }: { clock: Clock },
): IssueText[] {
  if (schema.$ref !== "OpeningHours") return []
  const { data } = OpeningHours.safeParse(valueAt(document.value, path))
  const zone = timeZoneOf(data, timeZone)
  const isComing = ({ from, until = from }: { from: string; until?: string }) =>
    startOf(until, zone) > now && startOf(from, zone) < now + yearMs
  return !data || data.exceptions?.some(isComing) ? [] : [["missing-exceptions", noHolidays]]
}
