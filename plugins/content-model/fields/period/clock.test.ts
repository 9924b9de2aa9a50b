/** @jest-environment node */
import { buildInstant } from "./clock"

test.each([
  ["2026-12-01", Date.parse("2026-11-30T18:30Z")],
  ["2026-12-01T09:00", Date.parse("2026-12-01T03:30Z")],
  [undefined, 5],
])("NOW=%s is meant in the time zone of the site", (NOW, utc) => {
  jest.useFakeTimers({ now: 5 })
  expect(buildInstant("Asia/Kolkata", { NOW })).toBe(utc)
})

test.each(["tomorrow", "2026-02-30", "2026-12-01T09:00Z"])("NOW=%s is refused", (NOW) => {
  expect(() => buildInstant("UTC", { NOW })).toThrow(`not "${NOW}"`)
})
