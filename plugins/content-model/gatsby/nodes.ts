import type { Node, SourceNodesArgs } from "gatsby"
import { createContent } from "../read/content"
import { copyOf } from "../read/imageCache"
import { readValues } from "../read/readContent"
import { listFiles } from "../read/json/readFiles"
import { snapshotFolder } from "../lib/constants"
import { isRecord } from "../lib/isRecord"
import { contentTypeOf, model, pageType, typeName } from "../model/model"
import { isComposedPage } from "../read/pageAddress"
import { renameFields } from "../fields/resolvers"

/** What this module uses of Gatsby's `context.nodeModel`. */
export type NodeModel = {
  findAll(query: { type: string }): Promise<unknown>
  getNodeById(query: { id: string; type: string }): unknown
}

const readSnapshot = () => ({
  values: readValues(snapshotFolder),
  files: listFiles(snapshotFolder).files,
})
/** What the nodes were made of. Undefined in a worker, which runs queries alone. */
let snapshot: ReturnType<typeof readSnapshot> | undefined

/** Creates a node for each content file of the snapshot. Deletes those of files that are gone. */
export function createContentNodes(
  args: Pick<
    SourceNodesArgs,
    "actions" | "createContentDigest" | "createNodeId" | "getNodesByType"
  >,
) {
  snapshot = readSnapshot()
  const { values } = snapshot
  for (const [contentFile, value] of values) {
    const type = contentTypeOf(contentFile)
    if (!type || !isRecord(value)) continue
    void args.actions.createNode({
      ...renameFields(value),
      contentFile,
      id: args.createNodeId(contentFile),
      internal: { type: typeName(type), contentDigest: args.createContentDigest(value) },
    })
  }
  for (const node of model.types.flatMap((type) => args.getNodesByType(typeName(type))))
    if (!values.has(fileOf(node))) args.actions.deleteNode(node)
}

/** The path below content/ of the file of a node. */
export const fileOf = (node: Node) => String(node.contentFile)

/**
 * The same data as `readContent`, but of the pages that marketers compose only `own`, so that the time of a build
 * grows by the page and not by its square. It asks for the nodes of each other type, so that Gatsby runs the query again
 * when they change.
 */
export async function readNodes(nodeModel: NodeModel, own: Node) {
  for (const type of model.types.filter((one) => typeName(one) !== pageType()))
    await nodeModel.findAll({ type: typeName(type) })
  snapshot ??= readSnapshot()
  const { values, files } = snapshot
  const read = [...values].filter(([file]) => !isComposedPage(file) || file === fileOf(own))
  return {
    ...createContent(new Map(read)),
    imagePath: (image: string) => copyOf(image, files) ?? image,
  }
}
