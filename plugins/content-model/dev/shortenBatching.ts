import { waitingStates } from "gatsby/dist/state-machines/waiting"

const batchMs = 50 // ms

/**
 * Gatsby waits half a second for further changes before it acts on one, and has no setting for it.
 * Here `watchFolder` has waited already, and all changes come at once.
 */
export function shortenGatsbyBatching() {
  const { batchingNodeMutations } = waitingStates.states ?? {}
  const { after } = batchingNodeMutations ?? {}
  if (!after || !("500" in after))
    throw new Error(
      "Gatsby no longer waits as plugins/content-model/dev/shortenBatching.ts expects it.",
    )
  Object.assign(batchingNodeMutations, { after: { [batchMs]: after[500] } })
}
