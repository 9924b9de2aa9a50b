import { messageLanguage } from "../lib/constants"
import { dayMs, localTimeOf, type Interval } from "./instants"

const dayFormat = new Intl.DateTimeFormat(messageLanguage, { dateStyle: "long", timeZone: "UTC" })

/**
 * An interval in words, such as `from 1 December 2026 until 24 December 2026, 18:00`. A beginning
 * that is over at the instant `now` is left out.
 */
export function formatInterval({ from, until }: Interval, timeZone: string, now = -Infinity) {
  const start = from > now ? `from ${formatInstantInFull(from, timeZone)}` : ""
  const end = until < Infinity ? `until ${formatEnd(until, timeZone)}` : ""
  return [start, end].join(" ").trim() || (now > -Infinity ? "from now on" : "at any time")
}

/** An instant in words: the day, and the time if it is not midnight. */
export function formatInstantInFull(instant: number, timeZone: string) {
  const [day, time] = localTimeOf(instant, timeZone).split("T")
  return formatDay(day) + (time === "00:00" ? "" : `, ${time}`)
}

// The end of a day is the beginning of the next.
function formatEnd(instant: number, timeZone: string) {
  const [day, time] = localTimeOf(instant, timeZone).split("T")
  return time === "00:00" ? formatDay(day, -1) : formatInstantInFull(instant, timeZone)
}

const formatDay = (day: string, days = 0) =>
  dayFormat.format(new Date(new Date(day).getTime() + days * dayMs))

/** A day as a page shows it, such as `1 December 2026`. */
export const formatPublicationDate = (instant: Date, language: string, timeZone: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone }).format(instant)

/** The time of an event as a page shows it, such as `Sunday, February 7, 2027, 10:00 AM – 6:00 PM`. */
export function formatEventTime(
  [starts, ends]: [number, number],
  hasTime: boolean,
  language: string,
  timeZone: string,
) {
  const timeStyle = hasTime ? "short" : undefined
  const format = new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle, timeZone })
  return format.formatRange(starts, ends)
}
