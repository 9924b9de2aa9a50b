import type { Document } from "../../../read/json/document"
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
  return [
    ...periodIssues(documents, clock),
    ...gapIssues(documents, clock),
    ...linkTimeIssues(documents, targetsOf(documents, files), clock),
    ...announcementIssues(documents, clock),
    ...openingHoursIssues(documents, clock),
    ...leftOutRedirects(documents, clock),
  ]
}
