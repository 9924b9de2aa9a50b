/** @jest-environment node */
import { issueLine, readDocuments } from "../../../testing/readDocument"
import { contains, firstSpan } from "../../../time/instants"
import { fieldIssues } from "../fields"
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

const tableOf = (rows: Record<string, [changes: Change[], ...issues: string[]]>) =>
  Object.entries(rows).map(([title, [changes, ...issues]]) => ({ title, changes, issues }))

test.each(
  tableOf({
    "a link whose page comes later": [
      [[page, 'shown: {"from": "2026-12-01"}']],
      'site.json 85:15 error target-not-shown Destination (to): leads to "/poultry/", which is not shown before 1 December 2026, but this link is. Give both the same period, or change the link.',
    ],
    "a link whose section ends earlier, at a time": [
      [
        [page, 'sections.0.anchor: "offer"'],
        [page, 'sections.0.shown: {"until": "2026-12-24T18:00"}'],
        ["pages/home.json", 'vision.action.to: "/poultry/#offer"'],
      ],
      'pages/home.json 30:13 error target-not-shown Destination (to): leads to "/poultry/#offer", which is not shown from 24 December 2026, 18:00, but this link is. Give both the same period, or change the link.',
    ],
    "a page for later that is over itself": [
      [
        [page, 'shown: {"until": "2026-12-24"}'],
        [page, 'afterwards: "/poultry/"'],
        [site, "footer.more:"],
      ],
      'pages/poultry.json 75:51 error target-not-shown When it is over, its visitors go to (afterwards): leads to "/poultry/", which is not shown from 25 December 2026, but this link is. Give both the same period, or change the link.',
    ],
    "a navigation that is empty for a time": [
      [
        [
          site,
          'navigation.links: [{"label": "A", "to": "/", "shown": {"until": "2026-12-01"}}, {"label": "B", "to": "/", "shown": {"from": "2026-12-04T12:00"}}]',
        ],
      ],
      "site.json 15:14 error empty-for-a-time Links (links): has no entry from 2 December 2026 until 4 December 2026, 12:00. Give one more a longer period.",
    ],
    "a page that is empty at once": [
      [[page, 'sections: [{"story": {"title": "A"}, "shown": {"until": "2026-05-30"}}]']],
      "pages/poultry.json 19:15 error empty-for-a-time Sections (sections): has no entry from now on. Give one more a longer period.",
    ],
    "no contact item": [
      [
        ["contact-info/email.json", 'shown: {"until": "2026-12-01"}'],
        ["contact-info/phone.json", 'shown: {"until": "2026-12-01"}'],
        ["contact-info/address.json", 'shown: {"until": "2026-12-01"}'],
      ],
      "contact-info/address.json 1:1 error empty-for-a-time : is one of the items of the type “Contact item”, of which the site needs 1 at any time, but from 2 December 2026 there are too few. Give one more a longer period.",
    ],
    "a section after its page": [
      [
        [page, 'shown: {"until": "2026-12-24"}'],
        [page, 'sections.1.shown: {"from": "2026-12-25"}'],
        [site, "footer.more:"],
      ],
      "pages/poultry.json 47:18 warning never-shown Shown (shown): is from 25 December 2026, but what contains it is shown until 24 December 2026, so this is never shown. Correct one of the two.",
    ],
    "what is over for more than 30 days": [
      [
        ["values/ambition.json", 'shown: {"until": "2026-05-01"}'],
        ["values/connection.json", 'shown: {"until": "2026-05-02"}'],
      ],
      "values/ambition.json 7:32 note expired Shown (shown): ended on 2 May 2026, so visitors have not seen this since. Delete the file, or give it a new period.",
    ],
    "two announcements at a time": [
      [announcements(announcement("A", until("2026-12-01")), announcement("B"))],
      "site.json 118:91 error overlapping-announcements 2: is shown together with announcement 1 until 1 December 2026, but a page has room for one. Change the period or the pages of one of the two.",
    ],
    "two announcements on one page": [
      [
        announcements(
          announcement("A", { pages: ["/about/"] }),
          announcement("B", { pages: ["/", "/about"] }),
        ),
      ],
      "site.json 118:80 error overlapping-announcements 2: is shown together with announcement 1 from now on, but a page has room for one. Change the period or the pages of one of the two.",
    ],
    "an announcement on another site": [
      [announcements(announcement("A", { pages: ["https://example.org/"] }))],
      'site.json 118:68 error unknown-page 1: "https://example.org/" is not a page of this site. Write its address, such as "/contact/".',
    ],
    "two exceptions on one day": [
      [
        [
          "contact-info/phone.json",
          'hours.exceptions: [{"name": "Diwali", "from": "2026-11-08", "until": "2026-11-10"}, {"name": "Fair", "from": "2026-11-10"}]',
        ],
      ],
      "contact-info/phone.json 16:110 error overlapping-exceptions 2: has a day of exception 1, “Diwali”, so its hours are not clear. Name each day once.",
    ],
    "two spans that overlap on a day of the week": [
      [
        [
          "contact-info/phone.json",
          'hours.week: [{"days": "Mo-We", "opens": "09:00", "closes": "13:00"}, {"days": "We-Fr", "opens": "12:00", "closes": "18:00"}]',
        ],
      ],
      "contact-info/phone.json 9:64 error overlapping-hours 2: overlaps entry 1 on a day, so the hours are not clear. Write both as one span, or correct one of the two.",
    ],
    "two spans that overlap on the day of an exception": [
      [
        [
          "contact-info/phone.json",
          'hours.exceptions: [{"name": "Diwali", "from": "2026-11-08", "hours": [{"opens": "14:00", "closes": "18:00"}, {"opens": "09:00", "closes": "15:00"}]}]',
        ],
      ],
      "contact-info/phone.json 16:132 error overlapping-hours 2: overlaps entry 1 on a day, so the hours are not clear. Write both as one span, or correct one of the two.",
    ],
  }),
)("reports $title", ({ changes, issues }) => {
  expect(check(...changes).map((issue) => `${issue.file} ${issueLine(issue)}`)).toEqual(issues)
})

test.each(
  tableOf({
    "the content as it is": [[]],
    "a link with the period of its page": [
      [
        [page, 'shown: {"from": "2026-12-01", "until": "2026-12-24"}'],
        ["services/poultry-trading.json", 'shown: {"from": "2026-12-02", "until": "2026-12-23"}'],
        [
          site,
          'footer.more: [{"label": "Sale", "to": "/poultry/", "shown": {"from": "2026-12-01", "until": "2026-12-24"}}]',
        ],
      ],
    ],
    "links to a page that was over already, in what is over too": [
      [
        [page, 'shown: {"until": "2026-05-20"}'],
        ["services/poultry-trading.json", 'shown: {"until": "2026-05-20"}'],
        [site, "footer.more:"],
      ],
    ],
    "announcements one after the other, and on different pages": [
      [
        announcements(
          announcement("A", { ...until("2026-11-30"), pages: ["/about/"] }),
          announcement("B", { ...from("2026-12-01"), pages: ["/about/"] }),
          announcement("C", { pages: ["/"] }),
        ),
      ],
    ],
    "spans that meet, or that are on different days": [
      [
        [
          "contact-info/phone.json",
          'hours.week: [{"days": "Mo-Fr", "opens": "12:00", "closes": "18:00"}, {"days": "Mo-Fr", "opens": "09:00", "closes": "12:00"}, {"days": "Sa,Su", "opens": "09:00", "closes": "18:00"}]',
        ],
      ],
    ],
    // The period itself has an error.
    "links to a page with an end before its beginning": [
      [[page, 'shown: {"from": "2026-12-24", "until": "2026-12-01"}']],
    ],
    "links to a page whose period has an unknown field": [
      [[page, 'shown: {"from": "2026-12-01", "to": "2026-12-24"}']],
    ],
    "an announcement on a page that comes later": [
      [
        announcements(announcement("A", { pages: ["/poultry/"] })),
        [page, 'shown: {"from": "2026-01-01"}'],
      ],
    ],
  }),
)("accepts $title", ({ changes }) => {
  expect(check(...changes)).toEqual([])
})

test("hours without a holiday in the next year have a note", () => {
  const notes = (change: string) => {
    const documents = readDocuments(["contact-info/phone.json", change])
    return timeIssues(documents, [], getNow).map(({ type }) => type)
  }
  const exception = (day: string) => `hours.exceptions: [{"name": "A", "from": "${day}"}]`
  expect(notes(exception("2026-05-31"))).toContain("missing-exceptions")
  expect(notes(exception("2027-06-02"))).toContain("missing-exceptions")
  expect(notes(exception("2026-12-25"))).not.toContain("missing-exceptions")
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

test.each([
  ['{"from": "2026-12-01", "until": "2026-11-30"}', "empty-period"],
  ['{"from": "2026-12-01T18:00", "until": "2026-12-01T18:00"}', "empty-period"],
  ['{"from": "2026-02-29"}', "invalid-format"],
  ['{"from": "1 December"}', "invalid-format"],
  ['{"until": "2026-12-01T24:00"}', "invalid-format"],
  ['{"to": "2026-12-01"}', "unknown-field"],
  ['{"from": "2026-12-01", "until": "2026-02-30"}', "invalid-format"],
])("the period %s is an error: %s", (shown, type) => {
  const file = "values/ambition.json"
  const [document] = readDocuments([file, `shown: ${shown}`]).filter((one) => one.file === file)
  expect(fieldIssues(document).map((issue) => issue.type)).toEqual([type])
})

test.each([
  ["values/ambition.json", 'shown: {"from": "2026-12-01", "to": "2026-12-24"}'],
  [
    "contact-info/phone.json",
    'hours.exceptions: [{"name": "A", "from": "2026-12-01", "to": "2026-12-24"}]',
  ],
])("in %s, the end of %s is found", (file, change) => {
  const [document] = readDocuments([file, change]).filter((one) => one.file === file)
  expect(fieldIssues(document)).toMatchObject([
    { type: "unknown-field", message: expect.stringContaining('Did you mean "until"?') },
  ])
})

test.each([
  ['week.0.closes: "08:00"', "empty-period"],
  ['week.0.closes: "09:00"', "empty-period"],
  ['week.0.closes: "24:30"', "invalid-format"],
  ['week.0.opens: "9:00"', "invalid-format"],
  ['week.0.opens: "9 AM"', "invalid-format"],
  ['week.0.closes: "6 PM"', "invalid-format"],
  ['exceptions: [{"name": "A", "from": "2026-11-08", "until": "2026-02-30"}]', "invalid-format"],
  ['timeZone: "+05:30"', "invalid-format"],
  ['timeZone: "Asia/Hyderabad"', "invalid-format"],
  ['exceptions: [{"name": "A", "from": "2026-11-10", "until": "2026-11-08"}]', "empty-period"],
  ['exceptions: [{"name": "A", "from": "2026-11-31"}]', "invalid-format"],
  ['exceptions: [{"name": "A", "from": "2026-11-08T09:00"}]', "invalid-format"],
])("opening hours with %s have the error %s", (change, type) => {
  const file = "contact-info/phone.json"
  const documents = readDocuments([file, `hours.${change}`])
  const [document] = documents.filter((one) => one.file === file)
  expect(fieldIssues(document).map((issue) => issue.type)).toEqual([type])
})
