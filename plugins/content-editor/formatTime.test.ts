import { formatInstant } from "./formatTime"

const now = Date.parse("2026-11-09T20:00Z") // Tuesday in India, Monday in UTC

test.each([
  ["2026-12-01T00:00", "1 December"],
  ["2026-12-01T18:00", "1 December, 18:00"],
  ["2027-01-05T00:00", "5 January 2027"],
  ["2026-11-11T09:30", "11 November, 09:30"],
  ["2026-11-10T00:00", "Tuesday"],
  ["2026-11-04T18:00", "Wednesday, 18:00"],
  ["2026-11-03T00:00", "3 November"],
  ["2025-12-30T00:00", "30 December 2025"],
])("%s is %s", (local, words) =>
  expect(formatInstant(Date.parse(`${local}+05:30`), "Asia/Kolkata", now)).toBe(words),
)
