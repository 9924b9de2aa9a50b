import { dayMs } from "../../time/instants"

// A Sunday.
const sunday = Date.UTC(2023, 0, 1)

/** How a language writes days, local times such as `18:00` or `24:00`, and the names of zones. */
export function formatsOf(language: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options })
  const weekday = format({ weekday: "short" })
  const date: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" }
  const day = format({ ...date, weekday: "short" })
  const days = format(date)
  const clock: Intl.DateTimeFormatOptions = { timeStyle: "short" }
  const time = format(clock)
  // The end of a day is 24:00 or 12:00 AM.
  const end = time.resolvedOptions().hour12 ? time : format({ ...clock, hourCycle: "h24" })
  const list = new Intl.ListFormat(language, { type: "unit", style: "short" })
  return {
    /** From one day of the week to another: 0 and 7 are Sunday. */
    weekdays: (first: number, last: number) =>
      weekday.formatRange(sunday + first * dayMs, sunday + last * dayMs),
    /** From one day such as `2026-11-08` to another. */
    days: (first: string, last: string) =>
      first === last
        ? day.format(Date.parse(first))
        : days.formatRange(Date.parse(first), Date.parse(last)),
    time: (text: string) =>
      text === "24:00" ? end.format(sunday) : time.format(Date.parse(`2023-01-01T${text}Z`)),
    list: (texts: string[]) => list.format(texts),
    zone: (timeZone: string) =>
      format({ timeZone, timeZoneName: "shortGeneric" })
        .formatToParts(sunday)
        .find(({ type }) => type === "timeZoneName")?.value ?? timeZone,
  }
}
