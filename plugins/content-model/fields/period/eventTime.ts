import * as z from "zod"
import type { FieldKind } from "../../model/fieldKind"
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

/** The time in words; none where the preview has no valid one yet. Such as `Sunday, February 7, 2027, 10:00 AM – 6:00 PM`. */
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
    const format = new Intl.DateTimeFormat(languageOf(site), {
      dateStyle: "full",
      ...(hasTime && { timeStyle: "short" }),
      timeZone,
    })
    return { words: format.formatRange(startOf(starts, timeZone), startOf(ends, timeZone)) }
  },
}
