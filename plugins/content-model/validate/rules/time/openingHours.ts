import { OpeningHours } from "../../../schema/time/openingHours"
import { isRecord } from "../../../isRecord"
import { startOf } from "../../../time/instants"
import { timeZoneOf } from "../../../time/periods"
import { fieldIssue, type Document } from "../../json/document"
import type { Issue } from "../../issues"
import { visible, type Clock } from "./intervals"

const yearMs = 365 * 24 * 60 * 60 * 1000

/** Checks the exceptions of opening hours: one a day, and holidays in the coming year. */
export const openingHoursIssues = (documents: Document[], clock: Clock): Issue[] =>
  visible(documents).flatMap((document) =>
    document.fields
      .filter(({ path }) => path.join() === "hours")
      .flatMap((field) => {
        const hours = isRecord(document.value) ? document.value.hours : undefined
        const { data } = OpeningHours.safeParse(hours)
        if (!data) return []
        const { exceptions = [] } = data
        const timeZone = timeZoneOf(data, clock.timeZone)
        return [
          ...overlaps(document, exceptions),
          ...(exceptions.some((one) => isComing(one, clock.now, timeZone))
            ? []
            : [fieldIssue(document, field, "missing-exceptions", noHolidays)]),
        ]
      }),
  )

type Exception = { name: string; from: string; until?: string }

const noHolidays =
  "names no holiday of the coming year, so programs believe that you are open on all of them. Add the days under “Exceptions”."

const isComing = ({ from, until = from }: Exception, now: number, timeZone: string) =>
  startOf(until, timeZone) > now && startOf(from, timeZone) < now + yearMs

/** Days sort like texts. */
function overlaps(document: Document, exceptions: Exception[]) {
  return exceptions.flatMap(({ from, until = from }, index) => {
    const other = exceptions
      .slice(0, index)
      .findIndex((one) => one.from <= until && from <= (one.until ?? one.from))
    const path = ["hours", "exceptions", index]
    const field = document.fields.find((one) => one.path.join() === path.join())
    if (other < 0 || !field) return []
    const { name } = exceptions[other]
    const message = `has a day of exception ${other + 1}, “${name}”, so its hours are not clear. Name each day once.`
    return [fieldIssue(document, field, "overlapping-exceptions", message)]
  })
}
