import type { CreateDevServerArgs } from "gatsby"
import { setTimeout } from "node:timers/promises"
import { isPicture } from "../../fields/picture/images"
import { snapshotFolder, sourceName } from "../../lib/constants"
import { listFiles } from "../../read/json/readFiles"
import { createContentNodes } from "../nodes"

const retryMs = 500
const maxWaitMs = 10_000
let waitingUpdate: (() => void) | undefined

/** Makes Gatsby read the snapshot again, first its new pictures, which the texts name. */
export async function updateNodes(args: CreateDevServerArgs) {
  const { actions, getNodesByType } = args
  const isRead = (picture: string) =>
    getNodesByType("File").some(
      (node) =>
        node.sourceInstanceName === sourceName &&
        node.relativePath === picture &&
        (node.extension === "svg" || node.children.length > 0),
    )
  const pictures = listFiles(snapshotFolder).files.filter((file) => isPicture.test(file))
  const end = Date.now() + maxWaitMs
  while (!pictures.every(isRead) && Date.now() < end) await setTimeout(retryMs / 10)
  await new Promise<void>((resolve) => {
    // Gatsby forgets a change of a node where somebody requests a page in the half second after it.
    const requestPages = () => getNodesByType("Site").forEach((site) => actions.touchNode(site))
    const timer = setInterval(requestPages, retryMs)
    waitingUpdate = () => {
      clearInterval(timer)
      createContentNodes(args)
      resolve()
    }
    requestPages()
  })
}

/**
 * Updates the nodes of content, if an update waits. To be called when Gatsby creates pages, because then it runs no query: a
 * query would hide the change of a node that it has read before.
 */
export function updateWaitingNodes() {
  waitingUpdate?.()
  waitingUpdate = undefined
}
