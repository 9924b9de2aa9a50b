import "../../../../scripts/lib/siteModel"
import { momentsAfter, shownAt } from "./shownAt"
import { buildInstant } from "./clock"

const contentWith = (value: object, timeZone = "Asia/Kolkata") =>
  new Map<string, unknown>([
    ["site.json", { timeZone }],
    ["values/ambition.json", value],
  ])

const at = (utc: string) => Date.parse(`${utc}Z`)

// The first instant at which it is shown or over, in UTC.
test.each([
  ["a day begins at its midnight", "Asia/Kolkata from 2026-12-01", "2026-11-30T18:30"],
  ["a day ends with it", "Asia/Kolkata until 2026-12-01", "2026-12-01T18:30"],
  ["a time is exact", "Asia/Kolkata from 2026-12-01T18:00", "2026-12-01T12:30"],
  ["a skipped time is after the gap", "Europe/Berlin from 2026-03-29T02:30", "2026-03-29T01:30"],
  ["of two times, the first", "Europe/Berlin until 2026-10-25T02:30", "2026-10-25T00:30"],
  ["a skipped midnight", "America/Sao_Paulo from 2018-11-04", "2018-11-04T03:00"],
])("%s: %s", (_, period, edge) => {
  const [timeZone, key, moment] = period.split(" ")
  const values = contentWith({ shown: { [key]: moment } }, timeZone)
  const isShown = (instant: number) =>
    Object(shownAt(values, instant).get("values/ambition.json")).hidden !== true
  expect([isShown(at(edge) - 1), isShown(at(edge))]).toEqual([key !== "from", key === "from"])
  expect(momentsAfter(values, 0)).toEqual([at(edge)])
})

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
  // Other lists may have a name and a first day, too.
  const values = contentWith({ jobs: exceptions }).set("contact-info/phone.json", {
    hours: { exceptions, timeZone },
  })
  const shown = (instant: number) =>
    Object(shownAt(values, instant).get("contact-info/phone.json")).hours.exceptions
  expect(shownAt(values, at(end)).get("values/ambition.json")).toEqual({ jobs: exceptions })
  expect(shown(at(end) - 1)).toEqual(exceptions)
  expect(shown(at(end))).toEqual([])
  expect(momentsAfter(values, 0)).toContain(at(end))
})

const offers = [{ shown: { from: "2026-12-01" } }, { shown: { until: "2026-12-10T12:00" } }]

test.each<[what: string, value: object, moments: string[]]>([
  ["is shown", { shown: offer, offers }, ["2026-12-10T06:30", "2026-12-24T18:30"]],
  ["is hidden", { hidden: true, shown: offer }, []],
  ["is a draft", { draft: true, shown: offer }, []],
  ["has moments that are no days", { shown: { from: "2026-02-30", until: "soon" } }, []],
])("of what %s, the later moments are known, in order and each once", (_, value, moments) => {
  expect(momentsAfter(contentWith(value), at("2026-11-30T18:30"))).toEqual(moments.map(at))
})

test.each([{ timeZone: "Mars/Olympus" }, null])("with the site %j, times are in UTC", (value) => {
  const values = contentWith({ shown: { from: "2026-12-01" } }).set("site.json", value)
  expect(momentsAfter(values, 0)).toEqual([at("2026-12-01T00:00")])
})

test("an article is hidden before its date, and so is the page that lists it alone", () => {
  const article = { date: "2026-12-01T18:00", shown: { from: "2026-11-01" } }
  const files = { "news/first.json": article, "pages/news.json": {} }
  const values = new Map([...contentWith({}), ...Object.entries(files)])
  const hiddenAt = (instant: number) =>
    [...shownAt(values, instant)].filter(([, value]) => Object(value).hidden).map(([file]) => file)
  expect(hiddenAt(at("2026-12-01T12:29"))).toEqual(Object.keys(files))
  expect(hiddenAt(at("2026-12-01T12:30"))).toEqual([])
  expect(momentsAfter(values, 0)).toContain(at("2026-12-01T12:30"))
})

test.each([
  ["2026-12-01", Date.parse("2026-11-30T18:30Z")],
  ["2026-12-01T09:00", Date.parse("2026-12-01T03:30Z")],
  [undefined, 5],
])("NOW=%s is meant in the time zone of the site", (NOW, utc) => {
  jest.useFakeTimers({ now: 5 })
  expect(buildInstant("Asia/Kolkata", { NOW })).toBe(utc)
})

test.each(["tomorrow", "2026-02-30", "2026-12-01T09:00Z"])("NOW=%s is refused", (NOW) => {
  expect(() => buildInstant("UTC", { NOW })).toThrow(`not "${NOW}"`)
})
