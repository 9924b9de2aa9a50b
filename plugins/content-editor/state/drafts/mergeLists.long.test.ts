/** @jest-environment node */
import { checkMerges } from "../../testing/checkMerges"

test("10,000 random lists merge, or are a conflict", () => {
  expect(() => checkMerges(10_000)).not.toThrow()
}, 300_000)
