/** @jest-environment node */
import type { HoursForScript } from "../../content-model/graphql/openingHours"
import { openingHours } from "../../content-model/graphql/openingHours"
import { openingStatus } from "./openingStatus"

type Week = { days: string; opens: string; closes: string }[]

function hoursOf(week: Week, exceptions: object[] = []): HoursForScript {
  const hours = openingHours({ week, exceptions, onPage: true }, { openingHours: {} })
  return JSON.parse(hours?.forScript ?? "")
}

const split: Week = [
  { days: "Mo-Fr", opens: "14:00", closes: "18:00" },
  { days: "Mo-Fr", opens: "09:00", closes: "12:30" },
]

// 2 November 2026 is a Monday.
test.each([
  ["2026-11-02T08:59", ["opensAt", "09:00"]],
  ["2026-11-02T09:00", ["openUntil", "12:30"]],
  ["2026-11-02T12:29", ["openUntil", "12:30"]],
  ["2026-11-02T12:30", ["opensAt", "14:00"]],
  ["2026-11-02T13:59", ["opensAt", "14:00"]],
  ["2026-11-02T14:00", ["openUntil", "18:00"]],
  ["2026-11-02T17:59", ["openUntil", "18:00"]],
  ["2026-11-02T18:00", ["closedNow"]],
  ["2026-11-02T23:59", ["closedNow"]],
  ["2026-11-07T10:00", ["closedNow"]],
])("with a break at noon, at %s", (local, status) => {
  expect(openingStatus(hoursOf(split), local)).toEqual(status)
})

const exceptions = [
  { name: "Diwali", from: "2026-11-08", until: "2026-11-10" },
  { name: "Short day", from: "2026-11-11", hours: [{ opens: "10:00", closes: "13:00" }] },
]

test.each([
  ["2026-11-07T23:59", ["closedNow"]],
  ["2026-11-08T00:00", ["closedToday", "Diwali"]],
  ["2026-11-10T10:00", ["closedToday", "Diwali"]],
  ["2026-11-10T23:59", ["closedToday", "Diwali"]],
  ["2026-11-11T09:59", ["opensAt", "10:00"]],
  ["2026-11-11T10:00", ["openUntil", "13:00"]],
  ["2026-11-11T13:00", ["closedNow"]],
  ["2026-11-12T09:00", ["openUntil", "12:30"]],
])("with exceptions, at %s", (local, status) => {
  expect(openingStatus(hoursOf(split, exceptions), local)).toEqual(status)
})

const night: Week = [
  { days: "Fr", opens: "22:00", closes: "24:00" },
  { days: "Sa", opens: "00:00", closes: "02:00" },
  { days: "Su", opens: "20:00", closes: "24:00" },
]

test.each([
  ["2026-11-06T21:59", ["opensAt", "22:00"]],
  ["2026-11-06T22:00", ["openUntil", "02:00"]],
  ["2026-11-06T23:59", ["openUntil", "02:00"]],
  ["2026-11-07T00:00", ["openUntil", "02:00"]],
  ["2026-11-07T01:59", ["openUntil", "02:00"]],
  ["2026-11-07T02:00", ["closedNow"]],
  ["2026-11-08T23:59", ["openUntil", "24:00"]],
  ["2026-11-09T00:00", ["closedNow"]],
])("with spans around midnight, at %s", (local, status) => {
  expect(openingStatus(hoursOf(night), local)).toEqual(status)
})

test("a night before a holiday ends at midnight", () => {
  const holiday = [{ name: "Holiday", from: "2026-11-07" }]
  expect(openingStatus(hoursOf(night, holiday), "2026-11-06T23:00")).toEqual(["openUntil", "24:00"])
})

const longSpan: Week = [
  { days: "Mo-Fr", opens: "00:00", closes: "24:00" },
  { days: "Sa", opens: "00:00", closes: "18:00" },
]

test.each([
  ["2026-11-03T12:00", ["open"]],
  ["2026-11-06T17:59", ["open"]],
  ["2026-11-06T18:00", ["openUntil", "18:00"]],
  ["2026-11-07T17:59", ["openUntil", "18:00"]],
  ["2026-11-07T18:00", ["closedNow"]],
  ["2026-11-08T23:59", ["closedNow"]],
])("a time that is more than a day away is not said, at %s", (local, status) => {
  expect(openingStatus(hoursOf(longSpan), local)).toEqual(status)
})
