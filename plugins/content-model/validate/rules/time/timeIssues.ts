import type { Document } from "../../../read/json/document"
import { isHidden } from "../../../read/content"
import type { Issue } from "../../../issues/issues"
import { targetsOf } from "../linkTargets"
import { announcementIssues } from "./announcements"
import { gapIssues } from "./gaps"
import { timeZoneOfContent } from "../../../fields/period/intervals"
import { leftOutRedirects } from "../redirects"
import { linkTimeIssues } from "./links"
import { openingHoursIssues } from "../../../fields/hours/rule"
import { periodIssues } from "../../../fields/period/rule"

/** Returns an instant in milliseconds since 1970, given the time zone of content. */
export type GetNow = (timeZone: string) => number

/** Checks what is shown when, from an instant on. */
export function timeIssues(documents: Document[], files: string[], getNow: GetNow): Issue[] {
  const timeZone = timeZoneOfContent(documents)
  const clock = { now: getNow(timeZone), timeZone }
  const visible = documents.filter(({ value }) => !isHidden(value))
  return [
    ...periodIssues(visible, clock),
    ...gapIssues(visible, clock),
    ...linkTimeIssues(visible, targetsOf(documents, files), clock),
    ...announcementIssues(documents, clock),
    ...openingHoursIssues(visible, clock),
    ...leftOutRedirects(documents, clock),
  ]
}
