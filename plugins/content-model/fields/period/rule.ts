import { formatInstantInFull } from "../../time/formatInterval"
import { dayMs } from "../../time/instants"
import type { Document, Field } from "../../read/json/document"
import type { IssueText } from "../../issues/issues"
import { intervalAt, type Clock } from "./intervals"

const expiryMs = 30 * dayMs

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
