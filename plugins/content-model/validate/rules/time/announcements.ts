import { isWithin, type Path } from "../../../lib/path"
import { formatInterval } from "../../../time/formatInterval"
import { contains, firstSpan } from "../../../time/instants"
import { fieldIssue, type Document, type Field } from "../../../read/json/document"
import type { IssueText } from "../../../issues/issues"
import { quote } from "../../../issues/quote"
import { pageOf } from "../links"
import { intervalAt, type Clock } from "../../../fields/period/intervals"

/** A page shows one announcement at a time. */
export function announcementIssues(document: Document, { now, timeZone }: Clock) {
  const announcements = document.fields
    .filter(({ schema }) => schema.$ref === "Announcement")
    .map((field) => ({
      field,
      interval: intervalAt(document, field.path, timeZone),
      pages: pagesOf(document, field.path),
    }))
  return announcements.flatMap(({ field, interval, pages }, index) => {
    const [first] = announcements.slice(0, index).flatMap((other, number) => {
      const intervals = [other.interval, interval]
      const both = firstSpan(intervals, now, (at) => intervals.every((one) => contains(one, at)))
      return both && sharesPage(other.pages, pages) ? [{ number: number + 1, both }] : []
    })
    if (!first) return []
    const message = `is shown together with announcement ${first.number} ${formatInterval(first.both, timeZone, now)}, but a page has room for one. Change the period or the pages of one of the two.`
    return [fieldIssue(document, field, "overlapping-announcements", message)]
  })
}

const pagesOf = ({ fields }: Document, announcement: Path) =>
  fields.flatMap(({ schema, path, value }) =>
    schema.namesPage && isWithin(path, announcement) && typeof value === "string"
      ? [pageOf(value)]
      : [],
  )

/** Without a list, an announcement is on all pages. */
const sharesPage = (some: string[], others: string[]) =>
  some.length === 0 || others.length === 0 || some.some((page) => others.includes(page))

/** Finds a name of a page that is not one of this site. */
export function foreignPage({ schema, value }: Field): IssueText[] {
  if (!schema.namesPage || typeof value !== "string") return []
  if (value.startsWith("/") && !value.includes("#")) return []
  const message = `${quote(value)} is not a page of this site. Write its address, such as "/contact/".`
  return [["unknown-page", message]]
}
