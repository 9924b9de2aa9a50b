import { isHidden, type ContentValues } from "../../read/content"
import { isRecord } from "../../lib/isRecord"
import { composedPageAddress, isComposedPage } from "../../read/pageAddress"
import { settingsFile } from "../../model/model"
import { maxRedirects } from "../destination/redirect"
import { contains, type Interval } from "../../time/instants"
import { intervalOf } from "./intervals"
import { timeZoneOf } from "./timeZone"

/**
 * Content as it is shown at an instant, in milliseconds since 1970. Files out of their period are
 * hidden; entries of lists are left out. Visitors of a page that is over are redirected.
 */
export function shownAt(values: ContentValues, instant: number): ContentValues {
  const timeZone = timeZoneOfContent(values)
  const isShown = (value: unknown, zone: string) => contains(intervalOf(value, zone), instant)
  const redirects = [...values]
    .filter(([file, value]) => isComposedPage(file) && isRecord(value) && !isHidden(value))
    .filter(([, value]) => intervalOf(value, timeZone).until <= instant)
    .map(([file, value]) => ({
      from: composedPageAddress(file),
      to: Object(value).afterwards ?? "/",
      // The address may be planned again.
      temporary: true,
    }))
  const result = new Map(
    [...values].map(([file, value]) => [
      file,
      isShown(value, timeZone)
        ? withEntries(value, timeZone, isShown)
        : { ...Object(value), hidden: true },
    ]),
  )
  return redirects.length > 0
    ? result.set(settingsFile(), withRedirects(result, redirects))
    : result
}

function withRedirects(values: ContentValues, redirects: object[]) {
  const site = Object(values.get(settingsFile()))
  const written = Array.isArray(site.redirects) ? site.redirects : []
  return { ...site, redirects: [...written, ...redirects].slice(0, maxRedirects) }
}

/** The instants after another at which something appears or disappears, in order. */
export function momentsAfter(values: ContentValues, instant: number) {
  const timeZone = timeZoneOfContent(values)
  const moments = [...values.values()]
    .filter((value) => !isHidden(value))
    .flatMap((value) => [intervalOf(value, timeZone), ...intervalsIn(value, timeZone)])
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
  around: string,
  isShown: (entry: unknown, timeZone: string) => boolean,
): unknown {
  if (Array.isArray(value)) {
    const kept = value
      .filter((entry) => isShown(entry, around))
      .map((entry) => withEntries(entry, around, isShown))
    return isSame(kept, value) ? value : kept
  }
  if (!isRecord(value)) return value
  const timeZone = timeZoneOf(value, around)
  const kept = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withEntries(part, timeZone, isShown)]),
  )
  return isSame(Object.values(kept), Object.values(value)) ? value : kept
}

const isSame = (a: unknown[], b: unknown[]) =>
  a.length === b.length && a.every((entry, index) => entry === b[index])

/** When the entries of all lists in a value are shown, at any depth. */
function intervalsIn(value: unknown, around: string): Interval[] {
  if (Array.isArray(value))
    return value.flatMap((entry) => [intervalOf(entry, around), ...intervalsIn(entry, around)])
  if (!isRecord(value)) return []
  const timeZone = timeZoneOf(value, around)
  return Object.values(value).flatMap((part) => intervalsIn(part, timeZone))
}
