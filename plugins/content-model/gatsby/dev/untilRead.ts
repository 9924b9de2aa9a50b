import type { Node, NodePluginArgs } from "gatsby"
import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { sourceName } from "../../lib/constants"

const intervalMs = 20
const maxMs = 10_000

/** Waits until Gatsby has read the changed and the deleted files of a folder, at most 10 s. */
export async function untilRead(
  folder: string,
  files: string[],
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
) {
  const end = Date.now() + maxMs
  const isRead = () => {
    const sources = getNodesByType("File").filter((one) => one.sourceInstanceName === sourceName)
    const nodes = new Map(sources.map((node) => [node.relativePath, node]))
    return files.every((file) => isCurrent(join(folder, file), nodes.get(file)))
  }
  while (!isRead() && Date.now() < end) await setTimeout(intervalMs)
}

/** Whether a node is that of the file. The content of a text or picture is its child, which comes later. */
const isCurrent = (path: string, node?: Node) =>
  node === undefined
    ? !existsSync(path)
    : existsSync(path) &&
      node.internal.contentDigest === createHash("md5").update(readFileSync(path)).digest("hex") &&
      (node.extension === "svg" || node.children.length > 0)
