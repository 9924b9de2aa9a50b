import { Moment } from "../../../content-model/fields/period/period"
import { editorLanguage } from "./words"

/** A time in words, such as "22 November 2026 at 14:20:05", from ISO 8601. Saves follow each other fast. */
export const formatTime = (time: string) =>
  new Date(time).toLocaleString(editorLanguage(), { dateStyle: "long", timeStyle: "medium" })

/** A day of content, or a day with a time, such as "Tuesday 1 December 2026, 18:00"; undefined for anything else. */
export function momentInWords(value: unknown) {
  const { data: moment } = Moment.safeParse(value)
  if (moment === undefined) return undefined
  const [day, time] = moment.split("T")
  const words = new Date(day).toLocaleDateString(editorLanguage(), {
    dateStyle: "full",
    timeZone: "UTC",
  })
  return [words, time].filter(Boolean).join(", ")
}
