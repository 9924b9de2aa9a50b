import { resolve } from "node:path"
import type { CreatePagesArgs, Node } from "gatsby"
import { composedPageAddress } from "../read/pageAddress"
import { model, typeName } from "../model/model"

/** Creates a page for each file that marketers compose. */
export function createComposedPages({ actions, getNodesByType, getNode }: CreatePagesArgs) {
  for (const node of model.page ? getNodesByType(typeName(model.page)) : []) {
    const address = composedPageAddress(String(getNode(node.parent ?? "")?.relativePath))
    actions.createPage({
      path: address,
      component: resolve(`src/composed/${model.pageTemplate?.(node) ?? "ComposedPage"}.tsx`),
      context: { address, ...model.pageContext?.(node) },
    })
  }
}

type Context = { nodeModel: { getNodeById(query: { id: string; type: "File" }): Node | null } }

/** The field of a composed page by which its query finds it. The id of a node differs between folders. */
export const addressField = {
  type: "String!",
  resolve: ({ parent }: Node, _: object, { nodeModel }: Context) =>
    composedPageAddress(
      String(nodeModel.getNodeById({ id: parent ?? "", type: "File" })?.relativePath),
    ),
}
