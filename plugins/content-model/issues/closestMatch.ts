import { distance } from "fastest-levenshtein"

const normalise = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")

/** The one candidate that contains the word, or the most similar. Ignores case and punctuation. */
export function closestMatch(word: string, candidates: readonly string[]) {
  const wanted = normalise(word)
  if (wanted === "" || wanted.length > 200) return undefined
  const containing = candidates.filter((candidate) => normalise(candidate).includes(wanted))
  if (containing.length === 1) return containing[0]
  let limit = Math.max(2, Math.round(wanted.length * 0.4) + 1)
  let best: string | undefined
  for (const candidate of candidates) {
    const steps = distance(wanted, normalise(candidate))
    if (steps < limit) [best, limit] = [candidate, steps]
  }
  return best
}

/** ` Did you mean "…"?`, or an empty text. */
export const didYouMean = (candidate?: string) =>
  candidate === undefined ? "" : ` Did you mean "${candidate}"?`
