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
