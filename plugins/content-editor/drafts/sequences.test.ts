/** @jest-environment node */
import { checkSequences } from "../testing/checkSequences"

test("no word is lost in 20 random sequences of edits, saves and faults", async () => {
  await expect(checkSequences(20)).resolves.toBeUndefined()
}, 60_000)
