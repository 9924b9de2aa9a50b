import { valueAt } from "../../lib/path"
import { formatInterval, formatInstantInFull } from "../../time/formatInterval"
import { dayMs, intersect, isEmpty } from "../../time/instants"
import { fieldIssue, type Document, type Field } from "../../read/json/document"
import type { Issue } from "../../issues/issues"
import { intervalAt, intervalOf, type Clock } from "./intervals"

const expiryMs = 30 * dayMs

/** Finds periods in which nothing can be shown, and what is over for more than 30 days. */
export const periodIssues = (documents: Document[], clock: Clock): Issue[] =>
  documents.flatMap((document) =>
    document.fields
      .filter(({ schema }) => schema.$ref === "Period")
      .flatMap((field) => [
        ...neverShown(document, field, clock),
        ...expired(document, field, clock),
      ]),
  )

function neverShown(document: Document, field: Field, { timeZone }: Clock) {
  const owner = field.path.slice(0, -1)
  const around = intervalAt(document, owner.slice(0, -1), timeZone)
  const own = intervalOf({ shown: valueAt(document.value, field.path) }, timeZone)
  if (owner.length === 0 || isEmpty(own) || !isEmpty(intersect(own, around))) return []
  const message = `is ${formatInterval(own, timeZone)}, but what contains it is shown ${formatInterval(around, timeZone)}, so this is never shown. Correct one of the two.`
  return [fieldIssue(document, field, "never-shown", message)]
}

function expired(document: Document, field: Field, { now, timeZone }: Clock) {
  const owner = field.path.slice(0, -1)
  const { until } = intervalAt(document, owner, timeZone)
  if (until >= now - expiryMs) return []
  const what = owner.length === 0 ? "the file" : "the entry"
  const message = `ended on ${formatInstantInFull(until, timeZone)}, so visitors have not seen this since. Delete ${what}, or give it a new period.`
  return [fieldIssue(document, field, "expired", message)]
}
