/** @jest-environment node */
import { formatTime } from "./formatTime"

const now = new Date(2026, 10, 22, 14, 30)
const at = (...time: [number, number, number, number, number]) =>
  formatTime(+new Date(...time), +now)

test.each([
  ["in 5 minutes, by another clock", [2026, 10, 22, 14, 35], "now"],
  ["now", [2026, 10, 22, 14, 30], "now"],
  ["within the hour", [2026, 10, 22, 14, 18], "12 minutes ago"],
  ["today", [2026, 10, 22, 9, 5], "Today, 09:05"],
  ["yesterday, less than a day ago", [2026, 10, 21, 23, 59], "Yesterday, 23:59"],
  ["earlier", [2026, 9, 2, 8, 0], "2 October 2026, 08:00"],
] as [string, Parameters<typeof at>, string][])("a time %s", (_, time, words) => {
  expect(at(...time)).toBe(words)
})
