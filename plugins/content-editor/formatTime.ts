const locale = "en-GB"

/** A time in words, such as "22 November 2026 at 14:20", from ISO 8601. */
export const formatTime = (time: string, timeStyle: "short" | "medium" = "short") =>
  new Date(time).toLocaleString(locale, { dateStyle: "long", timeStyle })

/** Times in words, with seconds where the minute does not tell them apart. */
export function formatTimes(times: string[]) {
  const minutes = times.map((time) => formatTime(time))
  const isAlone = (words: string) => minutes.indexOf(words) === minutes.lastIndexOf(words)
  return times.map((time, index) => formatTime(time, isAlone(minutes[index]) ? "short" : "medium"))
}

/** A day of content, or a day with a time, such as "Tuesday 1 December 2026, 18:00". */
export function formatMoment(moment: string) {
  const [day, time] = moment.split("T")
  const words = new Date(day).toLocaleDateString(locale, { dateStyle: "full", timeZone: "UTC" })
  return [words, time].filter(Boolean).join(", ")
}
