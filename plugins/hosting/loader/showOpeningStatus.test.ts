import { hoursAttribute } from "../names/period"
import { openingHours } from "../../content-model/graphql/openingHours"
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
  const hours = openingHours({ week, timeZone, onPage: true }, content)
  document.body.innerHTML = "<p></p>"
  const place = document.querySelector("p")
  place?.setAttribute(hoursAttribute, change(hours?.forScript ?? ""))
  expect(showOpeningStatus(Date.parse(instant))).toBe(true)
  return place?.textContent
}

test.each([
  ["Asia/Kolkata", "2026-07-01T03:29Z", false],
  ["Asia/Kolkata", "2026-07-01T03:30Z", true],
  ["Asia/Kathmandu", "2026-07-01T03:14Z", false],
  ["Asia/Kathmandu", "2026-07-01T03:15Z", true],
  // Summer time begins on 8 March and ends on 1 November.
  ["America/New_York", "2026-03-07T13:59Z", false],
  ["America/New_York", "2026-03-07T14:00Z", true],
  ["America/New_York", "2026-03-08T12:59Z", false],
  ["America/New_York", "2026-03-08T13:00Z", true],
  ["America/New_York", "2026-10-31T21:59Z", true],
  ["America/New_York", "2026-10-31T22:00Z", false],
  ["America/New_York", "2026-11-01T22:59Z", true],
  ["America/New_York", "2026-11-01T23:00Z", false],
  // Summer time begins on 29 March.
  ["Europe/London", "2026-03-28T08:59Z", false],
  ["Europe/London", "2026-03-28T09:00Z", true],
  ["Europe/London", "2026-03-29T07:59Z", false],
  ["Europe/London", "2026-03-29T08:00Z", true],
  // Summer time ends on 5 April.
  ["Pacific/Auckland", "2026-04-03T19:59Z", false],
  ["Pacific/Auckland", "2026-04-03T20:00Z", true],
  ["Pacific/Auckland", "2026-04-05T20:59Z", false],
  ["Pacific/Auckland", "2026-04-05T21:00Z", true],
])("in %s at %s", (zone, instant, isOpen) => {
  const status = statusAt(instant, zone)
  expect(status).toMatch(isOpen ? /^Open now until 18:00/ : /^Closed now/)
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
