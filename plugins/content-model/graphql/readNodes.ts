import type { Node } from "gatsby"
import { createContent } from "../content"
import { sourceName } from "../constants"
import { cachedName } from "../images/imageCache"
import { contentTypes } from "../schema/contentTypes"
import { typeName } from "../schema/jsonSchema"
import { isUrl } from "../validate/rules/images/images"

/** What this module uses of Gatsby's `context.nodeModel`. */
export type NodeModel = {
  findAll(query: { type: string; query?: object }): Promise<{ entries: Iterable<Node> }>
  getNodeById(query: { id: string; type: string }): unknown
}

/**
 * The same data as `readContent`, from Gatsby's nodes. The query that calls it depends on all of
 * them: Gatsby runs it again when a content file or an image changes.
 */
export async function readNodes(nodeModel: NodeModel) {
  const all = async (type: string, query?: object) => {
    const { entries } = await nodeModel.findAll({ type, query })
    return [...entries]
  }
  const files = await all("File", { filter: { sourceInstanceName: { eq: sourceName } } })
  const paths = new Map(files.map(({ id, relativePath }) => [id, String(relativePath)]))
  const values = new Map<string, unknown>()
  for (const type of contentTypes)
    for (const node of await all(typeName(type)))
      values.set(paths.get(node.parent ?? "") ?? "", contentValue(node))
  const cached = (url: string) =>
    [...paths.values()].find((path) => path.startsWith(`${cachedName(url)}.`))
  return {
    ...createContent(values),
    imagePath: (image: string) => (isUrl(image) ? (cached(image) ?? image) : image),
  }
}

const fieldsOfGatsby = ["id", "parent", "children", "internal"]

/** The value of a content file from its node: the opposite of `renameFields`. */
const contentValue = (node: Node) =>
  Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => !fieldsOfGatsby.includes(name))
      .map(([name, value]) => [name === "jsonId" ? "id" : name, value]),
  )
