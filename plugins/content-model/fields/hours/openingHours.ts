import * as z from "zod"
import { Day } from "../period/period"
import { group } from "../groups/group"
import { line, pattern, template } from "../text/text"
import { TimeZone } from "../period/timeZone"
import { weekdaysIn } from "../../time/weekdays"

// Times are compared only if both are valid.
const time = (title: string, example: string) =>
  z
    .string()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, {
      error: "must be a time of the day such as 09:00, or 24:00 for its end",
      abort: true,
    })
    .meta({ title, examples: [example] })

const dayPattern = "(Mo|Tu|We|Th|Fr|Sa|Su)"

const hours = {
  opens: time("From", "09:00"),
  closes: time("Until", "18:00"),
}

const closesLater = {
  path: ["closes"],
  params: { type: "empty-period" },
  message:
    "is not later than the opening. Correct it, or write a night as two spans that end at 24:00 and begin at 00:00",
}

const isOrdered = ({ opens, closes }: { opens: string; closes: string }) => opens < closes

/** Checks that each entry of a list goes with those before it. `message` gets the number of the first that it does not go with. */
const apart =
  <Entry>(
    type: "overlapping-hours" | "overlapping-exceptions",
    collide: (a: Entry, b: Entry) => boolean,
    message: (number: number, entry: Entry) => string,
  ) =>
  ({ value, issues }: z.core.ParsePayload<Entry[]>) => {
    for (const [index, entry] of value.entries()) {
      const other = value.slice(0, index).findIndex((one) => collide(one, entry))
      if (other < 0) continue
      const issue = { params: { type }, message: message(other + 1, value[other]) }
      issues.push({ code: "custom", path: [index], input: entry, ...issue })
    }
  }

/** The spans of an exception name no days: all are on the same. */
type Span = { opens: string; closes: string; days?: string }

const daysOf = ({ days = "Mo" }: Span) => weekdaysIn(days)

const spansApart = apart<Span>(
  "overlapping-hours",
  // Days and times sort like texts.
  (a, b) =>
    a.opens < b.closes && b.opens < a.closes && daysOf(a).some((day) => daysOf(b).includes(day)),
  (number) =>
    `overlaps entry ${number} on a day, so the hours are not clear. Write both as one span, or correct one of the two`,
)

const HoursOfDays = z
  .strictObject({
    days: pattern(
      new RegExp(`^${dayPattern}([-,]${dayPattern})*$`),
      "must be days such as Mo-Fr or Mo,We,Fr: two letters of the English names",
      {
        title: "Days",
        description: "Mo, Tu, We, Th, Fr, Sa, Su; a hyphen for a span, a comma between days.",
        examples: ["Mo-Fr", "Mo-Th,Sa"],
      },
    ),
    ...hours,
  })
  .refine(isOrdered, closesLater)
  .meta({ id: "HoursOfDays", title: "Hours of a day" })

const HoursOfException = z
  .strictObject(hours)
  .refine(isOrdered, closesLater)
  .meta({ id: "HoursOfException", title: "Hours" })

const HoursException = z
  .strictObject({
    name: line(60, { title: "Name", examples: ["Diwali"] }),
    from: Day.meta({ examples: ["2026-11-08"] }),
    until: Day.meta({
      title: "Last day",
      description: "For several days in a row.",
      examples: ["2026-11-10"],
    }).optional(),
    hours: z
      .array(HoursOfException)
      .max(4)
      .check(spansApart)
      .meta({ title: "Hours on these days", description: "None: closed." })
      .optional(),
  })
  .refine(({ from, until = from }) => from <= until, {
    path: ["until"],
    params: { type: "empty-period" },
    message: "is before the first day. Correct one of the two",
  })
  .meta({ id: "HoursException", title: "Holiday or other day" })

const exceptionsApart = apart<z.infer<typeof HoursException>>(
  "overlapping-exceptions",
  (a, b) => a.from <= (b.until ?? b.from) && b.from <= (a.until ?? a.from),
  (number, { name }) =>
    `has a day of entry ${number}, “${name}”, so its hours are not clear. Name each day once`,
)

export const OpeningHours = z
  .strictObject({
    week: z
      .array(HoursOfDays)
      .min(1)
      .max(21)
      .check(spansApart)
      .meta({ title: "Week", description: "Several entries may name the same day." }),
    exceptions: z
      .array(HoursException)
      .max(60)
      .check(exceptionsApart)
      .meta({
        title: "Holidays and other days",
        description: "Days with other hours than in the week. They are public at once.",
      })
      .optional(),
    timeZone: TimeZone.meta({ description: "If it is not that of the site." }).optional(),
    onPage: z
      .boolean()
      .meta({
        title: "As a table on the page",
        description: "Yes, to show them below the note, with “open now”.",
      })
      .optional(),
  })
  .meta({
    id: "OpeningHours",
    title: "Opening hours",
    description: "The hours that the note names, in a form that programs read.",
  })

export const OpeningHoursWords = group(
  "OpeningHoursWords",
  "Words of opening hours",
  {
    title: line(40, { title: "Above the table" }),
    closed: line(30, { title: "In the table, on a day without hours" }),
    allDay: line(30, { title: "In the table, on a day with all its hours" }),
    open: line(40, { title: "Open, and not closing within a day" }),
    openUntil: template(60, "time", {
      title: "Open",
      description: "{time} becomes the time at which it closes.",
    }),
    opensAt: template(60, "time", {
      title: "Closed, but open later today",
      description: "{time} becomes the time at which it opens.",
    }),
    closedNow: line(40, { title: "Closed, and not open later today" }),
    closedToday: template(60, "name", {
      title: "Closed all day, by an exception",
      description: "{name} becomes the name of the exception.",
    }),
  },
  "Below a contact item whose hours are a table on the page.",
)
