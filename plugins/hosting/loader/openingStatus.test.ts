import { hoursTable, type HoursForScript } from "../../content-model/fields/hours/hoursTable"
import { openingStatus } from "./openingStatus"

type Week = { days: string; opens: string; closes: string }[]

function hoursOf(week: Week, exceptions: object[] = []): HoursForScript {
  const hours = hoursTable({ week, exceptions, onPage: true }, { openingHours: {} })
  return JSON.parse(hours?.forScript ?? "")
}

/** What is said in each minute of some days of November 2026: when it changes, and to what. */
function changesIn(hours: HoursForScript, first: number, last: number) {
  const start = Date.UTC(2026, 10, first)
  const minutes = Array.from({ length: (last - first + 1) * 24 * 60 }, (_, minute) =>
    new Date(start + minute * 60_000).toJSON().slice(0, "2026-11-02T08:59".length),
  )
  const said = minutes.map((local) => openingStatus(hours, local).join(" "))
  return minutes.flatMap((local, at) =>
    said[at] === said[at - 1] ? [] : `${local.slice("2026-11-".length)} ${said[at]}`,
  )
}

// The 2nd is a Monday.
test("with a break at noon, a day on which nobody works, and exceptions", () => {
  const split: Week = [
    { days: "Mo-Fr", opens: "14:00", closes: "18:00" },
    { days: "Mo-Fr", opens: "09:00", closes: "12:30" },
  ]
  const exceptions = [
    { name: "Diwali", from: "2026-11-08", until: "2026-11-10" },
    { name: "Short day", from: "2026-11-11", hours: [{ opens: "10:00", closes: "13:00" }] },
  ]
  expect(changesIn(hoursOf(split, exceptions), 6, 11)).toEqual([
    "06T00:00 opensAt 09:00",
    "06T09:00 openUntil 12:30",
    "06T12:30 opensAt 14:00",
    "06T14:00 openUntil 18:00",
    "06T18:00 closedNow",
    "08T00:00 closedToday Diwali",
    "11T00:00 opensAt 10:00",
    "11T10:00 openUntil 13:00",
    "11T13:00 closedNow",
  ])
})

test("with spans around midnight, unless the next day is a holiday", () => {
  const night: Week = [
    { days: "Fr", opens: "22:00", closes: "24:00" },
    { days: "Sa", opens: "00:00", closes: "02:00" },
  ]
  expect(changesIn(hoursOf(night), 6, 7)).toEqual([
    "06T00:00 opensAt 22:00",
    "06T22:00 openUntil 02:00",
    "07T02:00 closedNow",
  ])
  const holiday = { name: "Holiday", from: "2026-11-07" }
  expect(changesIn(hoursOf(night, [holiday]), 6, 7).slice(1)).toEqual([
    "06T22:00 openUntil 24:00",
    "07T00:00 closedToday Holiday",
  ])
  // A time that is more than a day away is not said.
  const long = hoursOf([...night, { days: "Sa", opens: "02:00", closes: "23:00" }])
  expect(changesIn(long, 6, 7).slice(1)).toEqual([
    "06T22:00 open",
    "06T23:00 openUntil 23:00",
    "07T23:00 closedNow",
  ])
})
