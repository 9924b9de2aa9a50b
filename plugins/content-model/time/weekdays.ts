/** The days of a week as content names them, from Monday. */
const names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

/** The days in a text such as `Mo-Fr` or `Sa-Mo,We`: 0 is Monday, 6 is Sunday. */
export function weekdaysIn(text: string) {
  const days = text.split(",").flatMap((span) => {
    const [first, last = first] = span.split("-").map((day) => names.indexOf(day))
    const length = ((last - first + names.length) % names.length) + 1
    return Array.from({ length }, (_, day) => (first + day) % names.length)
  })
  return names.map((_, day) => day).filter((day) => days.includes(day))
}
