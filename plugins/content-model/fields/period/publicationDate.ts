import { formatPublicationDate } from "../../time/formatDate"
import { startOf } from "../../time/instants"
import type { FieldKind } from "../../model/fieldKind"
import { languageOf } from "../text/text"
import { Moment, momentField } from "./period"
import { timeZoneOf } from "./timeZone"

/** The date of a page, such as an article. Before it, the site does not show the page. */
export const PublicationDate = momentField({
  id: "PublicationDate",
  title: "Date",
  description: "Until then, the page is not in the published site.",
  examples: ["2026-12-01", "2026-12-01T18:00"],
})

/** A date for programs and for people: `2026-12-01` or an instant in UTC, its local year, and its words. */
export const date: FieldKind = {
  type: "WrittenDate",
  types: "type WrittenDate { iso: String! year: Int! words: String! }",
  usesSite: true,
  resolve: (value, { site }) => dateOf(Moment.safeParse(value).data ?? "", site),
}

/** The same from a day or a local time of the site; empty words where the preview has neither yet. */
export function dateOf(text: string, site: unknown) {
  if (text === "") return { iso: "", year: 0, words: "" }
  const timeZone = timeZoneOf(site)
  const instant = new Date(startOf(text, timeZone))
  return {
    iso: text.includes("T") ? instant.toISOString() : text,
    // Content has local days and times.
    year: Number(text.slice(0, 4)),
    words: formatPublicationDate(instant, languageOf(site), timeZone),
  }
}
