import { waitingStates } from "gatsby/dist/state-machines/waiting"

const enough = 50 // ms

/**
 * Gatsby waits half a second for further changes before it acts on one, and has no setting for it.
 * Here `watchFolder` has waited already, and all changes come at once.
 */
export function hurry() {
  const { batchingNodeMutations } = waitingStates.states ?? {}
  const { after } = batchingNodeMutations ?? {}
  if (!after || !("500" in after))
    throw new Error("Gatsby no longer waits as src/live/hurry.ts expects it.")
  Object.assign(batchingNodeMutations, { after: { [enough]: after[500] } })
}
