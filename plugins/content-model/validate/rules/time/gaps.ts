import { contentTypes } from "../../../schema/contentTypes"
import { typeName } from "../../../schema/jsonSchema"
import { formatInterval } from "../../../time/formatInterval"
import { contains, type Interval } from "../../../time/instants"
import { intervalOf } from "../../../time/periods"
import { fieldIssue, type Document } from "../../json/document"
import { fileIssue, type Issue } from "../../issues"
import { intervalAt, rest, visible, type Clock } from "./intervals"

/** Finds spans in which a list or a folder has fewer entries than the site needs. */
export const gapIssues = (documents: Document[], clock: Clock): Issue[] => [
  ...visible(documents).flatMap((document) => gapsInLists(document, clock)),
  ...gapsInFolders(visible(documents), clock),
]

function gapsInLists(document: Document, { now, timeZone }: Clock) {
  return document.fields.flatMap((field) => {
    const { minItems = 0 } = field.schema
    const entries = childrenOf(document, field.path).map((entry) => intervalOf(entry, timeZone))
    // Fewer entries than needed at all times have an issue of their own.
    if (entries.length < Math.max(minItems, 1)) return []
    const whole = rest(intervalAt(document, field.path, timeZone), now)
    const gap = firstGap(entries, minItems, whole)
    if (!gap) return []
    const message = `has ${countOf(minItems)} ${formatInterval(gap, timeZone, now)}. Give one more a longer period.`
    return [fieldIssue(document, field, "empty-for-a-time", message)]
  })
}

const gapsInFolders = (documents: Document[], { now, timeZone }: Clock) =>
  contentTypes.flatMap((type) => {
    const { minItems = 0, title = "" } = type.meta() ?? {}
    const files = documents.filter(({ name }) => name === typeName(type))
    if (files.length < Math.max(minItems, 1)) return []
    const intervals = files.map(({ value }) => intervalOf(value, timeZone))
    const gap = firstGap(intervals, minItems, { from: now, until: Infinity })
    if (!gap) return []
    const message = `is one of the items of the type “${title}”, of which the site needs ${minItems} at any time, but ${formatInterval(gap, timeZone, now)} there are too few. Give one more a longer period.`
    return [fileIssue(files[0].file, "empty-for-a-time", message)]
  })

const countOf = (minItems: number) =>
  minItems === 1 ? "no entry" : `fewer than ${minItems} entries`

const childrenOf = ({ value }: Document, path: (string | number)[]): unknown[] => {
  const list = path.reduce<unknown>((part, key) => Object(part)[key], value)
  return Array.isArray(list) ? list : []
}

/** The first span of an interval in which fewer than `min` of the others hold. */
export function firstGap(intervals: Interval[], min: number, whole: Interval) {
  const edges = [whole, ...intervals]
    .flatMap(({ from, until }) => [from, until])
    .filter((edge) => contains(whole, edge))
    .toSorted((a, b) => a - b)
  const isGap = (edge: number) => intervals.filter((one) => contains(one, edge)).length < min
  const from = edges.find(isGap)
  if (from === undefined) return undefined
  return { from, until: edges.find((edge) => edge > from && !isGap(edge)) ?? whole.until }
}
