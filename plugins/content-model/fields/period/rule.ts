import { valueAt } from "../../lib/path"
import { formatInterval, formatInstantInFull } from "../../time/formatInterval"
import { dayMs, intersect, isEmpty } from "../../time/instants"
import type { Document, Field } from "../../read/json/document"
import type { IssueText } from "../../issues/issues"
import { intervalAt, intervalOf, type Clock } from "./intervals"

const expiryMs = 30 * dayMs

/** Finds a period in which nothing can be shown. */
export function neverShown(
  field: Field,
  document: Document,
  { clock }: { clock: Clock },
): IssueText[] {
  if (field.schema.$ref !== "Period") return []
  const { timeZone } = clock
  const owner = field.path.slice(0, -1)
  const around = intervalAt(document, owner.slice(0, -1), timeZone)
  const own = intervalOf({ shown: valueAt(document.value, field.path) }, timeZone)
  if (owner.length === 0 || isEmpty(own) || !isEmpty(intersect(own, around))) return []
  const message = `is ${formatInterval(own, timeZone)}, but what contains it is shown ${formatInterval(around, timeZone)}, so this is never shown. Correct one of the two.`
  return [["never-shown", message]]
}

/** Finds what is over for more than 30 days. */
export function expired(
  field: Field,
  document: Document,
  { clock }: { clock: Clock },
): IssueText[] {
  if (field.schema.$ref !== "Period") return []
  const { now, timeZone } = clock
  const owner = field.path.slice(0, -1)
  const { until } = intervalAt(document, owner, timeZone)
  if (until >= now - expiryMs) return []
  const what = owner.length === 0 ? "the file" : "the entry"
  const message = `ended on ${formatInstantInFull(until, timeZone)}, so visitors have not seen this since. Delete ${what}, or give it a new period.`
  return [["expired", message]]
}
