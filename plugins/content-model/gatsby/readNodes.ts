import type { Node } from "gatsby"
import type { ContentValues } from "../read/content"
import { isRecord } from "../lib/isRecord"
import { model, typeName } from "../model/model"
import { isPageCollection } from "../read/pageAddress"

/** What this module uses of Gatsby's `context.nodeModel`. */
export type NodeModel = {
  findAll(query: { type: string }): Promise<{ entries: Iterable<Node> }>
  getNodeById(query: { id: string; type: string }): unknown
}

/** What all pages have in common, and the nodes from which it was made. */
let shared: { state: string; values: ContentValues } | undefined

/**
 * The same values as `readValues`, from Gatsby's nodes, but of the pages of collections only `own`, so that the time of a
 * build grows by the page and not by its square. The query that calls it depends on what it reads: Gatsby runs it again when
 * that changes.
 */
export async function readNodes(nodeModel: NodeModel, own: Node): Promise<ContentValues> {
  const nodes: Node[] = []
  for (const type of model.types.filter((one) => !isPageCollection(one.meta() ?? {})))
    nodes.push(...(await nodeModel.findAll({ type: typeName(type) })).entries)
  const valuesOf = (some: Node[]) =>
    new Map(some.map((node) => [fileOf(nodeModel, node), contentValue(node)]))
  const state = nodes.map(({ internal }) => internal.contentDigest).join()
  if (shared?.state !== state) shared = { state, values: valuesOf(nodes) }
  return new Map([...shared.values, ...valuesOf([own])])
}

/** The path below content/ of the file of a node. */
export function fileOf(nodeModel: NodeModel, node: Node) {
  const file = nodeModel.getNodeById({ id: node.parent ?? "", type: "File" })
  return isRecord(file) ? String(file.relativePath) : ""
}

const fieldsOfGatsby = ["id", "parent", "children", "internal"]

/** The value of a content file from its node: the opposite of `renameFields`. */
export const contentValue = (node: Node) =>
  Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => !fieldsOfGatsby.includes(name))
      .map(([name, value]) => [name === "jsonId" ? "id" : name, value]),
  )
