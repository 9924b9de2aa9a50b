import { waitingStates } from "gatsby/dist/state-machines/waiting"

const batchMs = 50

/**
 * Shortens the time for which Gatsby collects changes before it acts on them: it waits 500 ms and
 * has no setting for it. `watchFolders` has collected the changes already.
 */
export function shortenGatsbyBatching() {
  const { batchingNodeMutations } = waitingStates.states ?? {}
  const { after } = batchingNodeMutations ?? {}
  if (!after || !("500" in after))
    throw new Error(
      "This version of Gatsby batches changes differently. Adapt plugins/content-model/dev/shortenBatching.ts.",
    )
  Object.assign(batchingNodeMutations, { after: { [batchMs]: after[500] } })
}
