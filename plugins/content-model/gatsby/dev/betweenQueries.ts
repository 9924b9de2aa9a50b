import type { CreateDevServerArgs } from "gatsby"

type Gatsby = Pick<CreateDevServerArgs, "emitter" | "getNodesByType"> & {
  actions: Pick<CreateDevServerArgs["actions"], "touchNode">
}

const retryMs = 500

let pending: { work(): Promise<void>; requestPages(): void } | undefined
let hasJustWorked = false

/**
 * Does the work when Gatsby creates pages again, and so runs no query. Gatsby 5.16 takes a changed text
 * away before it adds the new one. A query between the two would find nothing, and a query that is
 * running would hide the change until the next one.
 */
export const betweenQueries = (
  work: () => Promise<void>,
  { actions, emitter, getNodesByType }: Gatsby,
) =>
  new Promise<void>((resolve, reject) => {
    // As if a page was requested. While queries run, Gatsby may forget it.
    const requestQueries = () => emitter.emit("QUERY_RUN_REQUESTED", { pagePath: "/404.html" })
    const timer = setInterval(requestQueries, retryMs)
    pending = {
      // A node that changes during queries: Gatsby creates pages after them.
      requestPages: () => getNodesByType("Site").forEach((site) => actions.touchNode(site)),
      work() {
        clearInterval(timer)
        return work().then(resolve, reject)
      },
    }
    requestQueries()
  })

/**
 * Makes Gatsby create pages again after the queries that it is about to run, if work waits. Not twice in
 * a row: Gatsby ends if nodes have changed during seven runs of queries without a pause.
 */
export function beforeQueries() {
  if (!hasJustWorked) pending?.requestPages()
  hasJustWorked = false
}

/** Does the work that waits, if there is some. */
export async function beforePages() {
  const { work } = pending ?? {}
  if (!work) return
  pending = undefined
  hasJustWorked = true
  await work()
}
