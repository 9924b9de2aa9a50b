import type { Document } from "../../json/document"
import type { Issue } from "../../issues"
import { targetsOf } from "../linkTargets"
import { announcementIssues } from "./announcements"
import { gapIssues } from "./gaps"
import { clockOf } from "./intervals"
import { linkTimeIssues } from "./links"
import { openingHoursIssues } from "./openingHours"
import { periodIssues } from "./periods"

/** Checks what is shown when, from an instant on, in milliseconds since 1970. */
export function timeIssues(documents: Document[], files: string[], now: number): Issue[] {
  const clock = clockOf(documents, now)
  return [
    ...periodIssues(documents, clock),
    ...gapIssues(documents, clock),
    ...linkTimeIssues(documents, targetsOf(documents, files), clock),
    ...announcementIssues(documents, clock),
    ...openingHoursIssues(documents, clock),
  ]
}
