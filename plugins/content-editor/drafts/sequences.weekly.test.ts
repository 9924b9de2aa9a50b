/** @jest-environment jsdom */
import { checkSequences } from "../testing/checkSequences"

// CI draws the same each time. For others: SEQUENCES=1000 SEED=7 npx jest drafts/sequences
const { SEQUENCES = "300", SEED = "1" } = process.env

test(`no word is lost in ${SEQUENCES} random sequences of edits, saves and faults`, async () => {
  await expect(checkSequences(Number(SEQUENCES), Number(SEED))).resolves.toBeUndefined()
}, 1_200_000)
