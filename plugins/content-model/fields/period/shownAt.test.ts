/** @jest-environment node */
import { momentsAfter, shownAt } from "./shownAt"

const site = { timeZone: "Asia/Kolkata", navigation: { links: [{ label: "Home", to: "/" }] } }
const contentWith = (value: object, timeZone = "Asia/Kolkata") =>
  new Map<string, unknown>([
    ["site.json", { ...site, timeZone }],
    ["values/ambition.json", value],
  ])

/** Whether an item with a period is shown at an instant in UTC. */
const isShown = (shown: object, timeZone: string, utc: string) => {
  const values = shownAt(contentWith({ shown }, timeZone), Date.parse(`${utc}Z`))
  return Object(values.get("values/ambition.json")).hidden !== true
}

// The first instant at which it is shown or over, in UTC.
test.each([
  ["a day begins at its midnight", "Asia/Kolkata from 2026-12-01", "2026-11-30T18:30"],
  ["a day ends with it", "Asia/Kolkata until 2026-12-01", "2026-12-01T18:30"],
  ["a time is exact", "Asia/Kolkata from 2026-12-01T18:00", "2026-12-01T12:30"],
  ["a time ends exactly", "Asia/Kathmandu until 2026-12-01T18:00", "2026-12-01T12:15"],
  ["zones ahead of UTC by 14 hours", "Pacific/Kiritimati from 2026-01-01", "2025-12-31T10:00"],
  ["half an hour of summer time", "Australia/Lord_Howe until 2026-10-04", "2026-10-04T13:00"],
  ["the day on which summer time begins", "Europe/Berlin until 2026-03-29", "2026-03-29T22:00"],
  ["the day on which it ends", "Europe/Berlin until 2026-10-25", "2026-10-25T23:00"],
  ["a skipped time is after the gap", "Europe/Berlin from 2026-03-29T02:30", "2026-03-29T01:30"],
  [
    "of a time that occurs twice, the first",
    "Europe/Berlin until 2026-10-25T02:30",
    "2026-10-25T00:30",
  ],
  ["a skipped midnight", "America/Sao_Paulo from 2018-11-04", "2018-11-04T03:00"],
  ["a leap day", "Europe/London until 2028-02-29", "2028-03-01T00:00"],
  ["the last day of a year", "America/New_York until 2026-12-31", "2027-01-01T05:00"],
])("%s: %s", (_, period, edge) => {
  const [timeZone, key, moment] = period.split(" ")
  const [shown, begins] = [{ [key]: moment }, key === "from"]
  const before = new Date(Date.parse(`${edge}Z`) - 1).toISOString().slice(0, -1)
  expect(isShown(shown, timeZone, before)).toBe(!begins)
  expect(isShown(shown, timeZone, edge)).toBe(begins)
  expect(momentsAfter(contentWith({ shown }, timeZone), 0)).toEqual([Date.parse(`${edge}Z`)])
})

const at = (utc: string) => Date.parse(`${utc}Z`)
const offer = { from: "2026-12-01", until: "2026-12-24" }

test("entries of lists are left out at any depth, others keep their objects", () => {
  const story = { story: { title: "A" } }
  const values = contentWith({
    sections: [story, { shown: offer, cards: { entries: [] } }],
    deep: { list: [[{ shown: offer }]] },
  })
  const before = shownAt(values, at("2026-11-01T00:00"))
  expect(before.get("values/ambition.json")).toEqual({ sections: [story], deep: { list: [[]] } })
  expect(before.get("site.json")).toBe(values.get("site.json"))
  const during = shownAt(values, at("2026-12-02T00:00"))
  expect(during.get("values/ambition.json")).toBe(values.get("values/ambition.json"))
})

test("visitors of a page that is over are redirected, unless it is planned, hidden or a draft", () => {
  const values = contentWith({})
    .set("pages/sale.json", { shown: { until: "2026-12-24" }, afterwards: "/services/" })
    .set("pages/fair.json", { shown: { until: "2026-12-24" } })
    .set("pages/later.json", { shown: { from: "2027-01-01" }, afterwards: "/services/" })
    .set("pages/secret.json", { shown: { until: "2026-01-01" }, hidden: true })
    .set("pages/idea.json", { shown: { until: "2026-01-01" }, draft: true })
  const redirects = (utc: string) => Object(shownAt(values, at(utc)).get("site.json")).redirects
  expect(redirects("2026-12-01T00:00")).toBeUndefined()
  expect(redirects("2026-12-25T00:00")).toEqual([
    { from: "/sale/", to: "/services/", temporary: true },
    { from: "/fair/", to: "/", temporary: true },
  ])
})

test.each([
  ["the site", undefined, "2026-11-10T18:30"],
  ["its hours", "America/New_York", "2026-11-11T05:00"],
])("an exception of opening hours ends with its day in the zone of %s", (_, timeZone, end) => {
  const exceptions = [{ name: "Diwali", from: "2026-11-08", until: "2026-11-10" }]
  const values = contentWith({ hours: { exceptions, timeZone } })
  const shown = (instant: number) =>
    Object(shownAt(values, instant).get("values/ambition.json")).hours.exceptions
  expect(shown(at("2026-01-01T00:00"))).toEqual(exceptions)
  expect(shown(at(end) - 1)).toEqual(exceptions)
  expect(shown(at(end))).toEqual([])
  expect(momentsAfter(values, 0)).toContain(at(end))
})

test("moments are sorted, each once, and only later ones", () => {
  const values = contentWith({
    shown: offer,
    sections: [{ shown: { from: "2026-12-01" } }, { shown: { until: "2026-12-10T12:00" } }],
  })
  expect(momentsAfter(values, at("2026-11-30T18:30"))).toEqual([
    at("2026-12-10T06:30"),
    at("2026-12-24T18:30"),
  ])
})

test.each([
  ["is hidden", { hidden: true, shown: offer }],
  ["is a draft", { draft: true, shown: offer }],
  ["has moments that are no days", { shown: { from: "2026-02-30", until: "soon" } }],
])("what %s appears at no moment", (_, value) => {
  expect(momentsAfter(contentWith(value), 0)).toEqual([])
})

test.each([{ timeZone: "Mars/Olympus" }, null])("with the site %j, times are in UTC", (value) => {
  const values = contentWith({ shown: { from: "2026-12-01" } }).set("site.json", value)
  expect(momentsAfter(values, 0)).toEqual([at("2026-12-01T00:00")])
})
