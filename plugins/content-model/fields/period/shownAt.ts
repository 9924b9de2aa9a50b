import { isHidden, visibleFilesOfType, type ContentValues } from "../../read/content"
import { isRecord } from "../../lib/isRecord"
import { isCollectionPage, pageAddress } from "../../read/pageAddress"
import type { FieldSchema } from "../../model/fieldMeta"
import { resolveRef } from "../../model/jsonSchema"
import { model, schemaOf, settingsFile } from "../../model/model"
import { maxRedirects } from "../destination/redirect"
import { contains, type Interval } from "../../time/instants"
import { intervalOf } from "./intervals"
import { timeZoneOf } from "./timeZone"

type IsShown = (entry: unknown, timeZone: string, schema?: FieldSchema) => boolean

/**
 * Content as it is shown at an instant, in milliseconds since 1970. Files out of their period are
 * hidden; entries of lists are left out. Visitors of a page that is over are redirected.
 */
export function shownAt(values: ContentValues, instant: number): ContentValues {
  const timeZone = timeZoneOfContent(values)
  const isShown: IsShown = (value, zone, schema) =>
    contains(intervalOf(value, zone, schema), instant)
  const redirects = redirectsOfPagesOver(values, instant)
  const result = new Map(
    [...values].map(([file, value]) => [
      file,
      isShown(value, timeZone, schemaOf(file))
        ? withEntries(value, schemaOf(file), timeZone, isShown)
        : { ...Object(value), hidden: true },
    ]),
  )
  for (const file of emptyLists(result))
    result.set(file, { ...Object(result.get(file)), hidden: true })
  return redirects.length > 0
    ? result.set(settingsFile(), withRedirects(result, redirects))
    : result
}

/** The pages that list the items of a type of which none is shown. */
const emptyLists = (values: ContentValues) =>
  model.types.flatMap((type) => {
    const { listOf, files = "" } = type.meta() ?? {}
    const items = model.types.filter((one) => one.meta()?.id === listOf)
    return listOf &&
      values.has(files) &&
      items.every((one) => visibleFilesOfType(values, one).length === 0)
      ? files
      : []
  })

/** The redirects of pages that are over at an instant. */
function redirectsOfPagesOver(values: ContentValues, instant: number) {
  const timeZone = timeZoneOfContent(values)
  return [...values]
    .filter(([file, value]) => isCollectionPage(file) && isRecord(value) && !isHidden(value))
    .filter(([, value]) => intervalOf(value, timeZone).until <= instant)
    .map(([file, value]) => ({
      from: pageAddress(file),
      to: Object(value).afterwards ?? "/",
      // The address may be planned again.
      temporary: true,
    }))
}

function withRedirects(values: ContentValues, redirects: object[]) {
  const site = Object(values.get(settingsFile()))
  const written = Array.isArray(site.redirects) ? site.redirects : []
  return { ...site, redirects: [...written, ...redirects].slice(0, maxRedirects) }
}

/** The instants after another at which something appears or disappears, in order. */
export function momentsAfter(values: ContentValues, instant: number) {
  const timeZone = timeZoneOfContent(values)
  const moments = [...values]
    .filter(([, value]) => !isHidden(value))
    .flatMap(([file, value]) => [
      intervalOf(value, timeZone, schemaOf(file)),
      ...intervalsIn(value, schemaOf(file), timeZone),
    ])
    .flatMap(({ from, until }) => [from, until])
  return [...new Set(moments)]
    .filter((moment) => instant < moment && moment < Infinity)
    .toSorted((a, b) => a - b)
}

/** The time zone of content. */
export const timeZoneOfContent = (values: ContentValues) => timeZoneOf(values.get(settingsFile()))

/** A value with those entries of its lists, at any depth, that pass a test in their time zone. */
function withEntries(
  value: unknown,
  field: FieldSchema,
  around: string,
  isShown: IsShown,
): unknown {
  if (Array.isArray(value)) {
    const { items = {} } = resolveRef(field)
    const kept = value
      .filter((entry) => isShown(entry, around, items))
      .map((entry) => withEntries(entry, items, around, isShown))
    return isSame(kept, value) ? value : kept
  }
  if (!isRecord(value)) return value
  const timeZone = timeZoneOf(value, around)
  const { properties = {} } = resolveRef(field)
  const kept = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      withEntries(part, properties[key] ?? {}, timeZone, isShown),
    ]),
  )
  return isSame(Object.values(kept), Object.values(value)) ? value : kept
}

const isSame = (a: unknown[], b: unknown[]) =>
  a.length === b.length && a.every((entry, index) => entry === b[index])

/** When the entries of all lists in a value are shown, at any depth. */
function intervalsIn(value: unknown, field: FieldSchema, around: string) {
  const intervals: Interval[] = []
  withEntries(value, field, around, (entry, timeZone, schema) => {
    intervals.push(intervalOf(entry, timeZone, schema))
    return true
  })
  return intervals
}
