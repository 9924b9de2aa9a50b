/** @jest-environment node */
import { contains, firstSpan } from "./instants"

test.each([
  ["none", "0-9", undefined],
  ["one that ends", "0-5 7-9", "5-7"],
  ["one at the end", "0-5", "5-Infinity"],
  ["one now, after an interval that ended before", "-3-0 2-9", "0-2"],
  ["two, of which the first counts", "1-3 5-9", "0-1"],
  ["none between adjoining intervals", "0-4 4-9", undefined],
])("the first gap: %s", (_, text, gap) => {
  const intervals = [...text.matchAll(/(-?\d+)-(\d+)/g)].map(([, start, end]) => ({
    from: Number(start),
    until: Number(end) === 9 ? Infinity : Number(end),
  }))
  const isGap = (instant: number) => !intervals.some((one) => contains(one, instant))
  const span = firstSpan(intervals, 0, isGap)
  expect(span && `${span.from}-${span.until}`).toBe(gap)
})
