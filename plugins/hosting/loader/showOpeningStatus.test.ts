/** @jest-environment jsdom */
import { hoursAttribute } from "../names/period"
import { hoursTable } from "../../content-model/fields/hours/hoursTable"
import { showOpeningStatus } from "./showOpeningStatus"

const openingHours = {
  openUntil: "Open until {time}",
  opensAt: "Closed, opens at {time}",
  closedNow: "Closed",
  closedToday: "Closed today: {name}",
  open: "Open",
}
const visitorZone = Intl.DateTimeFormat().resolvedOptions().timeZone
const far = visitorZone === "Asia/Kolkata" ? "America/New_York" : "Asia/Kolkata"
const daytime = [{ days: "Mo-Su", opens: "09:00", closes: "18:00" }]

function statusAt(instant: string, timeZone: string, week = daytime, zone = timeZone) {
  const hours = hoursTable({ week, timeZone, onPage: true }, { openingHours })
  document.body.innerHTML = "<p></p>"
  const place = document.querySelector("p")
  place?.setAttribute(hoursAttribute, (hours?.forScript ?? "").replace(timeZone, zone))
  expect(showOpeningStatus(Date.parse(instant))).toBe(true)
  return place?.textContent
}

test.each([
  ["Asia/Kathmandu", "2026-07-01T03:15Z", "2026-07-01T12:15Z"],
  // Summer time begins on 8 March.
  ["America/New_York", "2026-03-08T13:00Z", "2026-03-08T22:00Z"],
])("in %s it is open from %s to %s", (zone, opens, closes) => {
  const minuteBefore = (instant: string) => new Date(Date.parse(instant) - 60_000).toJSON()
  for (const instant of [minuteBefore(opens), closes])
    expect(statusAt(instant, zone)).toMatch(/^Closed/)
  for (const instant of [opens, minuteBefore(closes)])
    expect(statusAt(instant, zone)).toMatch(/^Open until 18:00/)
})

test("the zone is named where the words have a time and the visitor's clock shows another", () => {
  const noon = "2026-07-01T12:00Z"
  const allDay = { days: "Mo-Su", opens: "00:00", closes: "24:00" }
  expect(statusAt(noon, visitorZone)).not.toContain("(")
  expect(statusAt(noon, far)).toMatch(/\((India|New York) Time\)$/)
  expect(statusAt(noon, far, [allDay])).toBe(openingHours.open)
})

test("nothing is said of a zone that the browser does not know, or without opening hours", () => {
  expect(statusAt("2026-07-01T12:00Z", "Asia/Kolkata", daytime, "Mars/Olympus")).toBe("")
  document.body.innerHTML = "<p></p>"
  expect(showOpeningStatus(0)).toBe(false)
})
