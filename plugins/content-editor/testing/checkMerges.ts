import * as fc from "fast-check"
import { merge } from "../state/drafts/merge"
import { changedLists, faultsIn, isContradictory, type Lists } from "./changedLists"

/** Merges from both points of view. */
const mergesOf = ({ base, mine, theirs }: Lists) =>
  [merge(base, mine, theirs), merge(base, theirs, mine)].map(({ value, conflicts }) => {
    const merged: Lists["base"] = Array.isArray(value) ? value : []
    return { merged, isConflict: conflicts.length > 0 }
  })

/** Lists merge to what both sides want, or are a conflict. It does not matter who merges. */
const mergesOrConflicts = fc.property(
  changedLists(["move", "insert", "delete", "rewrite", "edit", "plan"]),
  (lists) => {
    const [own, other] = mergesOf(lists)
    const isRight = ({ merged, isConflict }: typeof own) =>
      isConflict || faultsIn(lists, merged).length === 0
    return own.isConflict === other.isConflict && isRight(own) && isRight(other)
  },
)

/** Edits merge with moves, additions and deletions, and additions with each other. */
const mergesWhatFits = fc.property(
  fc.oneof(
    changedLists(["move", "insert", "delete"], ["edit", "plan"]),
    changedLists(["insert", "edit", "plan"]),
    changedLists(["insert", "edit"], ["insert", "delete"]),
  ),
  (lists) => mergesOf(lists).every(({ isConflict }) => isConflict === isContradictory(lists)),
)

const letters = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 4 })

/** Entries that cannot be told apart are neither lost nor doubled. */
const keepsEqualEntries = fc.property(letters, letters, letters, (base, mine, theirs) => {
  const { value, conflicts } = merge(base, mine, theirs)
  return [..."abc"].every((letter) => {
    const [old, my, their, now] = [base, mine, theirs, value].map((list) =>
      Array.isArray(list) ? list.filter((one) => one === letter).length : 0,
    )
    const counts = [my, their, my + their - old]
    return conflicts.length > 0 || (Math.min(...counts) <= now && now <= Math.max(...counts))
  })
})

/**
 * Merges random lists, the same each time: `numRuns` pairs of changes for each property.
 * @throws {Error} with the seed and the lists of which the merge is wrong.
 */
export function checkMerges(numRuns: number) {
  for (const property of [mergesOrConflicts, mergesWhatFits, keepsEqualEntries])
    fc.assert<unknown>(property, { numRuns, seed: 1 })
}
