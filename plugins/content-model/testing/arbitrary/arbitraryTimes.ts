import * as fc from "fast-check"
import { isRecord } from "../../lib/isRecord"

const zones = ["Asia/Kolkata", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "UTC"]

// In order. Summer time begins and ends in some zones.
const moments = [
  "2026-03-08T02:30",
  "2026-03-29",
  "2026-04-05",
  "2026-10-25T02:30",
  "2026-11-01",
  "2028-02-29",
]

const period = fc
  .subarray([...moments.keys()], { minLength: 2, maxLength: 2 })
  .chain(([first, last]) => {
    const [from, until] = [moments[first], moments[last]]
    return fc.constantFrom<object>({ from, until }, { from }, { until })
  })

/** Weeks of opening hours. No two spans overlap. */
export const arbitraryWeek = fc.subarray(
  [
    { days: "Mo-Fr", opens: "00:00", closes: "09:00" },
    { days: "Sa", opens: "00:00", closes: "09:00" },
    { days: "Fr-Mo,We", opens: "09:00", closes: "12:30" },
    { days: "Mo-Su", opens: "12:30", closes: "24:00" },
  ],
  { minLength: 1 },
)

/** Lists of exceptions of opening hours. */
export const exceptions = [
  [],
  [
    { name: "A", from: "2026-03-29", until: "2026-04-05" },
    { name: "B", from: "2026-10-25", hours: [{ opens: "09:00", closes: "12:30" }] },
  ],
]

/** The types of days and times, by their names. */
export const arbitraryTimes: Record<string, () => fc.Arbitrary<unknown>> = {
  TimeZone: () => fc.constantFrom(...zones),
  Period: () => period,
}

/** Shows enough entries of a list at any time. */
export const withoutGap =
  (minLength = 0) =>
  <Entry>(entries: Entry[]) =>
    entries.map((entry, index) => {
      if (index >= minLength || !isRecord(entry)) return entry
      const { shown: _shown, ...always } = entry
      return always
    })
