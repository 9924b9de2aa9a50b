import { checkSequences } from "../testing/checkSequences"

test("no word is lost in 10 random sequences of edits, saves and faults", async () => {
  await expect(checkSequences(10)).resolves.toBeUndefined()
}, 60_000)
