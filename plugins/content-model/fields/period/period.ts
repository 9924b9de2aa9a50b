import * as z from "zod"
import type { FieldKind } from "../../model/fieldKind"
import type { LabelledMeta } from "../../model/fieldMeta"
import { endOf } from "../../time/instants"
import { timeZoneOf } from "./timeZone"

const day = "20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])"
const time = "([01]\\d|2[0-3]):[0-5]\\d"

const isInCalendar = (text: string) =>
  new Date(`${text.slice(0, 10)}T00:00Z`).toJSON()?.startsWith(text.slice(0, 10)) === true

// Days are compared only if the calendar has both.
const noSuchDay = { error: "is a day that the calendar does not have. Correct it", abort: true }

export const Day = z
  .string()
  .regex(new RegExp(`^${day}$`), { error: "must be a day such as 2026-12-01", abort: true })
  .refine(isInCalendar, noSuchDay)
  .meta({ id: "Day", title: "Day", examples: ["2026-12-01"] })

/** A day, or a day with a time, in the time zone of the site. */
export const momentField = (meta: LabelledMeta) =>
  z
    .string()
    .regex(new RegExp(`^${day}(T${time})?$`), {
      error: "must be a day such as 2026-12-01, or a day with a time such as 2026-12-01T18:00",
      abort: true,
    })
    .refine(isInCalendar, noSuchDay)
    .meta(meta)

export const Moment = momentField({
  id: "Moment",
  title: "Day, or day and time",
  description: "In the time zone of the site.",
  examples: ["2026-12-01", "2026-12-01T18:00"],
})

export const Period = z
  .strictObject({
    from: Moment.meta({
      title: "From",
      description: "Before it, nothing of this is in the published site.",
    }).optional(),
    until: Moment.meta({ title: "Until", description: "A day counts to its end." }).optional(),
  })
  .refine(({ from, until }) => !from || !until || start(from) < end(until), {
    path: ["until"],
    params: { type: "empty-period" },
    message: "is before the beginning, so this would never be shown. Correct one of the two",
  })
  .meta({
    id: "Period",
    title: "Shown",
    description: "From when until when it is shown. Without it, always.",
  })

export const shown = Period.optional()

/** When something disappears, in milliseconds since 1970; null if never. */
export const period: FieldKind = {
  type: "Period",
  types: "type Period { until: Float }",
  usesSite: true,
  resolve: (value, { site }) => {
    const { until } = Period.safeParse(value).data ?? {}
    return { until: until ? endOf(until, timeZoneOf(site)) : null }
  },
}

// As local times, which sort like texts.
const start = (moment: string) => (moment.includes("T") ? moment : `${moment}T00:00`)
const end = (moment: string) => (moment.includes("T") ? moment : `${moment}T24:00`)
