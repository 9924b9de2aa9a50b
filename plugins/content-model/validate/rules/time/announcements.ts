import { isWithin, type Path } from "../../../lib/path"
import { formatInterval } from "../../../time/formatInterval"
import { contains, firstSpan } from "../../../time/instants"
import { fieldIssue, type Document } from "../../../read/json/document"
import type { Issue } from "../../../issues/issues"
import { quote } from "../../../issues/quote"
import { pageOf } from "../links"
import { intervalAt, type Clock } from "../../../fields/period/intervals"

/** A page shows one announcement at a time, and `pages` names pages of this site. */
export const announcementIssues = (documents: Document[], clock: Clock): Issue[] =>
  documents.flatMap((document) => [...overlaps(document, clock), ...foreignPages(document)])

function overlaps(document: Document, { now, timeZone }: Clock) {
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

const pageFields = ({ fields }: Document, within: Path = []) =>
  fields.flatMap((field) => {
    const { schema, path, value } = field
    const isPage = schema.namesPage && isWithin(path, within)
    return isPage && typeof value === "string" ? [{ field, page: value }] : []
  })

const pagesOf = (document: Document, path: Path) =>
  pageFields(document, path).map(({ page }) => pageOf(page))

/** Without a list, an announcement is on all pages. */
const sharesPage = (some: string[], others: string[]) =>
  some.length === 0 || others.length === 0 || some.some((page) => others.includes(page))

const foreignPages = (document: Document) =>
  pageFields(document)
    .filter(({ page }) => !page.startsWith("/") || page.includes("#"))
    .map(({ field, page }) => {
      const message = `${quote(page)} is not a page of this site. Write its address, such as "/contact/".`
      return fieldIssue(document, field, "unknown-page", message)
    })
