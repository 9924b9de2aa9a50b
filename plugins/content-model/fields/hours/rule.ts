import type { z } from "zod"
import { type Path, valueAt } from "../../lib/path"
import { OpeningHours } from "./openingHours"
import { dayMs, startOf } from "../../time/instants"
import { timeZoneOf } from "../period/timeZone"
import { weekdaysIn } from "../../time/weekdays"
import { fieldAt, fieldIssue, type Document, type Field } from "../../read/json/document"
import type { Issue } from "../../issues/issues"
import type { Clock } from "../period/intervals"

const yearMs = 365 * dayMs

/** Checks opening hours: spans apart, one exception a day, and holidays in the coming year. */
export const openingHoursIssues = (documents: Document[], clock: Clock): Issue[] =>
  documents.flatMap((document) =>
    document.fields
      .filter(({ schema }) => schema.$ref === "OpeningHours")
      .flatMap((field) => hoursIssues(document, field, clock)),
  )

function hoursIssues(document: Document, field: Field, { now, timeZone }: Clock) {
  const { path } = field
  const { data } = OpeningHours.safeParse(valueAt(document.value, path))
  if (!data) return []
  const { exceptions = [] } = data
  const ownZone = timeZoneOf(data, timeZone)
  const areKnown = exceptions.some((one) => isComing(one, now, ownZone))
  return [
    ...overlappingExceptions(document, [...path, "exceptions"], exceptions),
    ...overlappingSpans(document, path, data),
    ...(areKnown ? [] : [fieldIssue(document, field, "missing-exceptions", noHolidays)]),
  ]
}

type Hours = z.infer<typeof OpeningHours>
/** The spans of an exception name no days: all are on the same. */
type Span = { opens: string; closes: string; days?: string }
type Exception = { name: string; from: string; until?: string }

const noHolidays =
  "names no holiday of the coming year, so programs believe that you are open on all of them. Add the days under “Holidays and other days”."

const isComing = ({ from, until = from }: Exception, now: number, timeZone: string) =>
  startOf(until, timeZone) > now && startOf(from, timeZone) < now + yearMs

function overlappingExceptions(document: Document, path: Path, exceptions: Exception[]) {
  return collisions(document, path, exceptions, shareDay).map(({ field, other }) => {
    const message = `has a day of entry ${other + 1}, “${exceptions[other].name}”, so its hours are not clear. Name each day once.`
    return fieldIssue(document, field, "overlapping-exceptions", message)
  })
}

function overlappingSpans(document: Document, path: Path, { week, exceptions = [] }: Hours) {
  const found = [
    ...collisions(document, [...path, "week"], week, overlap),
    ...exceptions.flatMap(({ hours = [] }, index) =>
      collisions(document, [...path, "exceptions", index, "hours"], hours, overlap),
    ),
  ]
  return found.map(({ field, other }) => {
    const message = `overlaps entry ${other + 1} on a day, so the hours are not clear. Write both as one span, or correct one of the two.`
    return fieldIssue(document, field, "overlapping-hours", message)
  })
}

/** The entries of a list that do not go with an earlier one, each with the index of that one. */
const collisions = <Entry>(
  document: Document,
  path: Path,
  entries: Entry[],
  collide: (a: Entry, b: Entry) => boolean,
) =>
  entries.flatMap((entry, index) => {
    const other = entries.slice(0, index).findIndex((one) => collide(one, entry))
    const field = fieldAt(document, ...path, index)
    return other < 0 || !field ? [] : [{ field, other }]
  })

// Days and times sort like texts.
const shareDay = (a: Exception, b: Exception) =>
  a.from <= (b.until ?? b.from) && b.from <= (a.until ?? a.from)

const overlap = (a: Span, b: Span) =>
  a.opens < b.closes && b.opens < a.closes && daysOf(a).some((day) => daysOf(b).includes(day))

const daysOf = ({ days = "Mo" }: Span) => weekdaysIn(days)
