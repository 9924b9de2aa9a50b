/** @jest-environment node */
import { buildInstant } from "./clock"

test.each([
  ["2026-12-01", "2026-11-30T18:30Z"],
  ["2026-12-01T09:00", "2026-12-01T03:30Z"],
])("NOW=%s is meant in the time zone of the site", (NOW, utc) => {
  expect(buildInstant("Asia/Kolkata", { NOW })).toBe(Date.parse(utc))
})

test.each(["tomorrow", "2026-02-30", "2026-12-01T09:00Z"])("NOW=%s is refused", (NOW) => {
  expect(() => buildInstant("UTC", { NOW })).toThrow(`not "${NOW}"`)
})

test("without NOW the site is built as of now", () => {
  jest.useFakeTimers({ now: 5 })
  expect(buildInstant("UTC", {})).toBe(5)
})
