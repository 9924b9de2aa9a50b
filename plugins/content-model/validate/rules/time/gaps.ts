import { valueAt } from "../../../lib/path"
import { model } from "../../../model/model"
import { formatInterval } from "../../../time/formatDate"
import { always, contains, firstSpan, type Interval } from "../../../time/instants"
import { intervalOf, intervalAt, type Clock } from "../../../fields/period/intervals"
import type { Document, Field } from "../../../read/json/document"
import { fileIssue, type IssueText } from "../../../issues/issues"
import type { Site } from "../site"

/** Finds a span in which a list has fewer entries than the site needs. */
export function gapInList(field: Field, document: Document, { clock }: Site): IssueText[] {
  const { now, timeZone } = clock
  const { minItems = 0 } = field.schema
  const list = minItems > 0 && valueAt(document.value, field.path)
  if (!Array.isArray(list)) return []
  const entries = list.map((entry) => intervalOf(entry, timeZone))
  const gap = firstGap(entries, minItems, now, intervalAt(document, field.path, timeZone))
  if (!gap) return []
  const message = `has ${countOf(minItems)} ${formatInterval(gap, timeZone, now)}. Give one more a longer period.`
  return [["empty-for-a-time", message]]
}

/** The same for the files of a folder. */
export const gapsInFolders = (documents: Document[], { now, timeZone }: Clock) =>
  model.types.flatMap((type) => {
    const { minItems = 0, title = "", id } = type.meta() ?? {}
    const files = documents.filter(({ name }) => name === id)
    const intervals = files.map(({ value }) => intervalOf(value, timeZone))
    const gap = firstGap(intervals, minItems, now)
    if (!gap) return []
    const message = `is one of the items of the type “${title}”, of which the site needs ${minItems} at any time, but ${formatInterval(gap, timeZone, now)} there are too few. Give one more a longer period.`
    return [fileIssue(files[0].file, "empty-for-a-time", message)]
  })

const countOf = (minItems: number) =>
  minItems === 1 ? "no entry" : `fewer than ${minItems} entries`

/** The first span in which fewer than `min` entries of a list are shown, while the list itself is. */
function firstGap(entries: Interval[], min: number, now: number, list = always) {
  // Fewer entries than needed at all times have an issue of their own.
  if (entries.length < min) return undefined
  return firstSpan(
    [list, ...entries],
    now,
    (instant) =>
      contains(list, instant) && entries.filter((one) => contains(one, instant)).length < min,
  )
}
