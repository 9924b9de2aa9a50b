import { distance } from "fastest-levenshtein"

/** The text from which fewest letters differ, and less than half of them; undefined if there is none. */
export function mostSimilar(text: string, texts: Iterable<string>) {
  let best: string | undefined
  let limit = text.length / 2
  for (const other of texts) {
    const steps = Math.abs(text.length - other.length) < limit ? distance(text, other) : limit
    if (steps < limit) [best, limit] = [other, steps]
  }
  return best
}
