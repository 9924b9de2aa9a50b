const locale = "en-GB"
const [secondMs, minuteMs, hourMs] = [1000, 60_000, 3_600_000]
const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" })
const clock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" })
const date = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" })

/** A time in words, such as "12 minutes ago" or "Yesterday, 14:20". Takes ISO 8601 or milliseconds. */
export function formatTime(time: string | number, now = Date.now()) {
  const then = new Date(time)
  const age = now - then.getTime()
  if (age < minuteMs) return relative.format(Math.min(0, -Math.floor(age / secondMs)), "second")
  if (age < hourMs) return relative.format(-Math.floor(age / minuteMs), "minute")
  const days = dayOf(new Date(now)) - dayOf(then)
  const day = days > 1 ? date.format(then) : capitalise(relative.format(-days, "day"))
  return `${day}, ${clock.format(then)}`
}

const capitalise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

// Days are counted in the person's time zone.
const dayOf = (time: Date) =>
  Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / (24 * hourMs)
