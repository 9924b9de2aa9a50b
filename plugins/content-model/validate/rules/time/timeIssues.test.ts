/** @jest-environment node */
import { readDocuments } from "../../../testing/readDocument"
import { contains, firstSpan } from "../../../time/instants"
import { timeIssues } from "./timeIssues"

const getNow = () => Date.parse("2026-06-01T00:00Z")

type Change = [file: string, change: string]

/** The issues of the content with changes, but the note on holidays. */
function check(...changes: Change[]) {
  const documents = readDocuments(...changes)
  return timeIssues(
    documents,
    documents.map(({ file }) => file),
    getNow,
  ).filter(({ type }) => type !== "missing-exceptions")
}

const site = "site.json"
const page = "pages/poultry.json"
const announcement = (text: string, others: object = {}) => ({ text, ...others })
const announcements = (...all: object[]): Change => [site, `announcements: ${JSON.stringify(all)}`]
const until = (day: string) => ({ shown: { until: day } })
const from = (day: string) => ({ shown: { from: day } })

const accepted: Record<string, Change[]> = {
  "the content as it is": [],
  "a link with the period of its page": [
    [page, 'shown: {"from": "2026-12-01", "until": "2026-12-24"}'],
    ["services/poultry-trading.json", 'shown: {"from": "2026-12-02", "until": "2026-12-23"}'],
    [
      site,
      'footer.more: [{"label": "Sale", "to": "/poultry/", "shown": {"from": "2026-12-01", "until": "2026-12-24"}}]',
    ],
  ],
  "links to a page that was over already, in what is over too": [
    [page, 'shown: {"until": "2026-05-20"}'],
    ["services/poultry-trading.json", 'shown: {"until": "2026-05-20"}'],
    [site, "footer.more:"],
  ],
  "announcements one after the other, and on different pages": [
    announcements(
      announcement("A", { ...until("2026-11-30"), pages: ["/about/"] }),
      announcement("B", { ...from("2026-12-01"), pages: ["/about/"] }),
      announcement("C", { pages: ["/"] }),
    ),
  ],
  "spans that meet, or that are on different days": [
    [
      "contact-info/phone.json",
      'hours.week: [{"days": "Mo-Fr", "opens": "12:00", "closes": "18:00"}, {"days": "Mo-Fr", "opens": "09:00", "closes": "12:00"}, {"days": "Sa,Su", "opens": "09:00", "closes": "18:00"}]',
    ],
  ],
  // The period itself has an error.
  "links to a page with an end before its beginning": [
    [page, 'shown: {"from": "2026-12-24", "until": "2026-12-01"}'],
  ],
  "links to a page whose period has an unknown field": [
    [page, 'shown: {"from": "2026-12-01", "to": "2026-12-24"}'],
  ],
  "an announcement on a page that comes later": [
    announcements(announcement("A", { pages: ["/poultry/"] })),
    [page, 'shown: {"from": "2026-01-01"}'],
  ],
}

test.each(Object.entries(accepted))("accepts %s", (_, changes) => {
  expect(check(...changes)).toEqual([])
})

test.each([
  ["none", "0-9", undefined],
  ["one that ends", "0-5 7-9", "5-7"],
  ["one at the end", "0-5", "5-Infinity"],
  ["one now, after an interval that ended before", "-3-0 2-9", "0-2"],
  ["two, of which the first counts", "1-3 5-9", "0-1"],
  ["none between adjoining intervals", "0-4 4-9", undefined],
])("the first gap: %s", (_, text, gap) => {
  const intervals = [...text.matchAll(/(-?\d+)-(\d+)/g)].map(([, start, end]) => ({
    from: Number(start),
    until: Number(end) === 9 ? Infinity : Number(end),
  }))
  const isGap = (instant: number) => !intervals.some((one) => contains(one, instant))
  const span = firstSpan(intervals, 0, isGap)
  expect(span && `${span.from}-${span.until}`).toBe(gap)
})
