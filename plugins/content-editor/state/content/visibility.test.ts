import { visibilityOf } from "./visibility"

const india = "Asia/Kolkata"
const at = (time: string) => Date.parse(time)
const shown = (from?: string, until?: string) => ({ shown: { from, until } })

test.each([
  ["always", {}, "2026-11-09T12:00Z", { state: "shown" }],
  ["hidden", { hidden: true, ...shown("2030-01-01") }, "2026-11-09T12:00Z", { state: "hidden" }],
  [
    "the minute before",
    shown("2026-12-01"),
    "2026-11-30T18:29Z",
    { state: "planned", since: at("2026-11-30T18:30Z") },
  ],
  ["the first minute", shown("2026-12-01"), "2026-11-30T18:30Z", { state: "shown" }],
  ["the last minute", shown(undefined, "2026-12-01"), "2026-12-01T18:29Z", { state: "shown" }],
  [
    "the minute after",
    shown(undefined, "2026-12-01"),
    "2026-12-01T18:30Z",
    { state: "over", since: at("2026-12-01T18:30Z") },
  ],
  [
    "with a time",
    shown("2026-11-01", "2026-12-01T18:00"),
    "2026-12-01T12:30Z",
    { state: "over", since: at("2026-12-01T12:30Z") },
  ],
  ["an invalid day", shown("soon"), "2026-12-01T12:30Z", { state: "shown" }],
  ["an empty group", { shown: {} }, "2026-12-01T12:30Z", { state: "shown" }],
])("%s", (_name, value, time, expected) =>
  expect(visibilityOf(value, india, at(time))).toEqual(expected),
)
