/** @jest-environment node */
import { checkSequences } from "../testing/checkSequences"

test("no word is lost in 300 random sequences of edits, saves and faults", async () => {
  await expect(checkSequences(300)).resolves.toBeUndefined()
}, 600_000)
