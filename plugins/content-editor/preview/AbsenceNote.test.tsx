import { render, screen } from "@testing-library/react"
import type { Path } from "../../content-model/lib/path"
import { AbsenceNote } from "./AbsenceNote"

const phone = "contact-info/phone.json"
const values = new Map<string, unknown>([
  [
    "site.json",
    { timeZone: "Asia/Kolkata", announcements: [{ text: "Sale", shown: { from: "2026-12-01" } }] },
  ],
  ["services/poultry.json", { title: "Poultry", shown: { until: "2026-11-30" }, features: ["A"] }],
  ["values/secret.json", { title: "Secret", hidden: true }],
  [
    phone,
    {
      title: "Phone",
      hours: {
        timeZone: "America/New_York",
        exceptions: [{ name: "Thanksgiving", from: "2026-11-26" }],
      },
    },
  ],
])

function noteAt(file: string, path: Path, utc: string) {
  const instant = Date.parse(`${utc}Z`)
  render(<AbsenceNote {...{ values, file, path, instant }} onLook={jest.fn()} />)
  return screen.getByRole("status").textContent
}

const day = "2026-11-30T18:29"
const exception: Path = ["hours", "exceptions", 0, "name"]

test.each<[what: string, file: string, path: Path, utc: string, note: RegExp]>([
  [
    "an entry",
    "site.json",
    ["announcements", 0, "text"],
    day,
    /Site › Announcements › 1.* 1 December 2026$/,
  ],
  [
    "a file",
    "services/poultry.json",
    ["features", 0],
    "2026-11-30T18:30",
    /^“Poultry” is not on.* 30 November 2026.*23:59$/,
  ],
  ["a hidden file", "values/secret.json", [], day, /“Secret” is hidden/],
  [
    "an exception",
    phone,
    exception,
    "2026-11-27T05:00",
    /Phone › Opening hours › Holidays and other days › 1/,
  ],
])("the note names %s that is not on the site", (_, file, path, utc, note) => {
  expect(noteAt(file, path, utc)).toMatch(note)
})

test.each<[what: string, file: string, path: Path, utc: string]>([
  ["a field beside the entry", "site.json", ["name"], day],
  ["an entry from its beginning on", "site.json", ["announcements", 0, "text"], "2026-11-30T18:30"],
  ["an exception where its day is not over", phone, exception, "2026-11-27T04:59"],
])("there is no note for %s", (_, file, path, utc) => {
  expect(noteAt(file, path, utc)).toBe("")
})
