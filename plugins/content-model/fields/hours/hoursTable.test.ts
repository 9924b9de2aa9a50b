import { hoursTable } from "./hoursTable"

const site = { timeZone: "Asia/Kolkata", openingHours: { closed: "Closed", allDay: "All day" } }

const week = [
  { days: "Mo-Fr", opens: "14:00", closes: "18:00" },
  { days: "Mo-Th", opens: "09:00", closes: "12:30" },
  { days: "Sa", opens: "00:00", closes: "24:00" },
]
const exceptions = [
  { name: "Eve", from: "2026-12-31", until: "2027-01-02" },
  { name: "Diwali", from: "2026-11-08", hours: [{ opens: "10:00", closes: "13:00" }] },
]
const hours = { week, exceptions, onPage: true }

const endOf = (day: string) => Date.parse(`${day}T24:00+05:30`)

function rowsIn(language: string) {
  const text = JSON.stringify(hoursTable(hours, { ...site, language })?.rows)
  // Intl writes several kinds of spaces.
  return JSON.parse(text.replace(/\u2060/g, "").replace(/\s/g, " "))
}

test("days with the same hours are one row, and exceptions follow in their order", () => {
  expect(rowsIn("en-GB")).toEqual([
    { days: "Mon – Thu", hours: "09:00–12:30, 14:00–18:00" },
    { days: "Fri", hours: "14:00–18:00" },
    { days: "Sat", hours: "All day" },
    { days: "Sun", hours: "Closed" },
    { name: "Diwali", days: "Sun, 8 Nov 2026", hours: "10:00–13:00", until: endOf("2026-11-08") },
    { name: "Eve", days: "31 Dec 2026 – 2 Jan 2027", hours: "Closed", until: endOf("2027-01-02") },
  ])
})

test("the language of the site decides how times are written, and their own zone when days end", () => {
  expect(rowsIn("en-US")[0].hours).toBe("9:00 AM–12:30 PM, 2:00 PM–6:00 PM")
  const rows = hoursTable({ ...hours, timeZone: "America/New_York" }, site)?.rows
  expect(rows?.at(-1)).toMatchObject({ until: Date.parse("2027-01-02T24:00-05:00") })
})

test.each([
  ["hours that are not on the page", { ...hours, onPage: false }],
  ["hours that a form has not finished", { ...hours, week: [{ days: "", opens: "", closes: "" }] }],
])("there is no table of %s", (_, value) => {
  expect(hoursTable(value, site)).toBe(null)
})
