import { formatInstantInFull, formatInterval } from "../../../time/formatDate"
import { contains, firstSpan, type Interval } from "../../../time/instants"
import type { Path } from "../../../lib/path"
import type { Document, Field } from "../../../read/json/document"
import type { IssueText } from "../../../issues/issues"
import { quote } from "../../../issues/quote"
import { linksOf, pageOf } from "../links"
import type { Targets } from "../linkTargets"
import type { Site } from "../site"
import { intervalAt, type Clock } from "../../../fields/period/intervals"

/** A link and its target are shown at the same time. */
export function linkTimeIssues(field: Field, document: Document, site: Site): IssueText[] {
  const { targets, clock } = site
  const links = linksOf(field)
  // What is shown at the name of a page waits for the page.
  if (links.length === 0 || field.schema.namesPage) return []
  const shown = linkInterval(document, field.path, clock)
  return links.flatMap(({ link, name }): IssueText[] => {
    const shownTargets = targetIntervals(link, targets)
    const gap = firstSpan(
      [shown, ...shownTargets],
      clock.now,
      (instant) => contains(shown, instant) && !shownTargets.every((one) => contains(one, instant)),
    )
    if (!gap) return []
    const message = `${name}leads to ${quote(link)}, which is not shown ${formatGap(gap, clock)}, but this link is. Give both the same period, or change the link.`
    return [["target-not-shown", message]]
  })
}

/** The end of the gap is the beginning of the target, so its day is not part of it. */
const formatGap = (gap: Interval, { timeZone, now }: Clock) =>
  gap.from <= now && gap.until < Infinity
    ? `before ${formatInstantInFull(gap.until, timeZone)}`
    : formatInterval(gap, timeZone, now)

/** When a link is used: that of a page for later from its end on. */
function linkInterval(document: Document, path: Path, { timeZone }: Clock): Interval {
  const interval = intervalAt(document, path, timeZone)
  return path[0] === "afterwards" ? { from: interval.until, until: Infinity } : interval
}

/** When the page of a link, and its section, are shown. Unknown targets have other issues. */
function targetIntervals(link: string, targets: Targets) {
  const page = pageOf(link)
  const [, anchor] = link.split("#")
  return [targets.get(page), anchor ? targets.get(`${page}#${anchor}`) : undefined].flatMap(
    (target) => (target && !target.absence ? [target.interval] : []),
  )
}
