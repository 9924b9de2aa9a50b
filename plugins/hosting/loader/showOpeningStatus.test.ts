import { hoursAttribute } from "../names/period"
import { hoursTable } from "../../content-model/fields/hours/hoursTable"
import content from "../../../content/site.json"
import { showOpeningStatus } from "./showOpeningStatus"

const visitorZone = Intl.DateTimeFormat().resolvedOptions().timeZone

const daytime = [{ days: "Mo-Su", opens: "09:00", closes: "18:00" }]

function statusAt(
  instant: string,
  timeZone: string,
  week = daytime,
  change = (json: string) => json,
) {
  const hours = hoursTable({ week, timeZone, onPage: true }, content)
  document.body.innerHTML = "<p></p>"
  const place = document.querySelector("p")
  place?.setAttribute(hoursAttribute, change(hours?.forScript ?? ""))
  expect(showOpeningStatus(Date.parse(instant))).toBe(true)
  return place?.textContent
}

test.each([
  ["Asia/Kolkata", "2026-07-01T03:30Z", "2026-07-01T12:30Z"],
  ["Asia/Kathmandu", "2026-07-01T03:15Z", "2026-07-01T12:15Z"],
  // Summer time begins on 8 March and ends on 1 November.
  ["America/New_York", "2026-03-07T14:00Z", "2026-03-07T23:00Z"],
  ["America/New_York", "2026-03-08T13:00Z", "2026-03-08T22:00Z"],
  ["America/New_York", "2026-10-31T13:00Z", "2026-10-31T22:00Z"],
  ["America/New_York", "2026-11-01T14:00Z", "2026-11-01T23:00Z"],
  // Summer time begins on 29 March.
  ["Europe/London", "2026-03-28T09:00Z", "2026-03-28T18:00Z"],
  ["Europe/London", "2026-03-29T08:00Z", "2026-03-29T17:00Z"],
  // Summer time ends on 5 April.
  ["Pacific/Auckland", "2026-04-03T20:00Z", "2026-04-04T05:00Z"],
  ["Pacific/Auckland", "2026-04-05T21:00Z", "2026-04-06T06:00Z"],
])("in %s it is open from %s to %s", (zone, opens, closes) => {
  const minuteBefore = (instant: string) => new Date(Date.parse(instant) - 60_000).toJSON()
  for (const instant of [minuteBefore(opens), closes])
    expect(statusAt(instant, zone)).toMatch(/^Closed now/)
  for (const instant of [opens, minuteBefore(closes)])
    expect(statusAt(instant, zone)).toMatch(/^Open now until 18:00/)
})

test("the zone is named where the visitor's clock shows another time", () => {
  const far = visitorZone === "Asia/Kolkata" ? "America/New_York" : "Asia/Kolkata"
  expect(statusAt("2026-07-01T12:00Z", visitorZone)).not.toContain("(")
  expect(statusAt("2026-07-01T12:00Z", far)).toMatch(/\((India|New York) Time\)$/)
})

test("no zone is named where the words contain no time", () => {
  const far = visitorZone === "Asia/Kolkata" ? "America/New_York" : "Asia/Kolkata"
  const allDay = { days: "Mo-Su", opens: "00:00", closes: "24:00" }
  expect(statusAt("2026-07-01T12:00Z", far, [allDay])).toBe(content.openingHours.open)
})

test("nothing is said of a zone that the browser does not know", () => {
  const status = statusAt("2026-07-01T12:00Z", "Asia/Kolkata", daytime, (json) =>
    json.replace("Asia/Kolkata", "Mars/Olympus"),
  )
  expect(status).toBe("")
})

test("a page without opening hours has no status", () => {
  document.body.innerHTML = "<p></p>"
  expect(showOpeningStatus(0)).toBe(false)
})
