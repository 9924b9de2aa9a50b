import type { HoursForScript } from "../../content-model/fields/hours/hoursTable"
import { hoursAttribute } from "../names/period"
import { openingStatus } from "./openingStatus"

/**
 * Writes into each place for it whether a business is open, in the business's time zone; nothing
 * where the browser does not know the zone. Returns whether the page has such a place.
 */
export function showOpeningStatus(now: number) {
  const places = document.querySelectorAll(`[${hoursAttribute}]`)
  for (const place of places) {
    const text = textAt(now, JSON.parse(place.getAttribute(hoursAttribute) ?? ""))
    // The observer of the page would see the same text again.
    if (place.textContent !== text) place.textContent = text
  }
  return places.length > 0
}

function textAt(now: number, { zone, zoneName, words, times, ...hours }: HoursForScript) {
  const local = localTime(now, zone)
  if (!local) return ""
  const [word, value = ""] = openingStatus(hours, local)
  const time = times[value]
  const text = words[word].replace(/\{\w+\}/, () => time ?? value)
  return !time || local === localTime(now) ? text : `${text} (${zoneName})`
}

/** The day and the time, such as `2026-11-08T17:59`, in a zone, by default the visitor's. */
function localTime(now: number, timeZone?: string) {
  try {
    const format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    })
    const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ""
    return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`
  } catch {
    return undefined
  }
}
