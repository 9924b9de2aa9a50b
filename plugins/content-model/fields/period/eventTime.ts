import * as z from "zod"
import type { FieldKind } from "../../model/fieldKind"
import { formatEventTime } from "../../time/formatDate"
import { startOf } from "../../time/instants"
import { languageOf } from "../text/text"
import { Moment } from "./period"
import { timeZoneOf } from "./timeZone"

/** When an event takes place, which says nothing about when its page is shown. */
export const EventTime = z
  .strictObject({
    starts: Moment.meta({ title: "Begins" }),
    ends: Moment.meta({ title: "Ends" }).optional(),
  })
  .refine(({ starts, ends }) => !ends || starts <= ends, {
    path: ["ends"],
    message: "is before the beginning. Correct one of the two",
  })
  .meta({
    id: "EventTime",
    title: "Date of an event",
    description: "Search engines then list the page as an event.",
  })

/** The time in words; none where the preview has no valid one yet. */
export const eventTime: FieldKind = {
  type: "EventTime",
  types: "type EventTime { words: String! }",
  usesSite: true,
  resolve(value, { site }) {
    const { data } = EventTime.safeParse(value)
    if (!data) return { words: "" }
    const { starts, ends = starts } = data
    const timeZone = timeZoneOf(site)
    const hasTime = starts.includes("T") && ends.includes("T")
    const interval: [number, number] = [startOf(starts, timeZone), startOf(ends, timeZone)]
    return { words: formatEventTime(interval, hasTime, languageOf(site), timeZone) }
  },
}
