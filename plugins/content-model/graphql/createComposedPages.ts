import { resolve } from "node:path"
import type { CreatePagesArgs, Node } from "gatsby"
import { composedPageAddress } from "../pageAddress"
import { Page } from "../schema/pages/composed"

/** The variables of the query of a composed page. */
type PageContext = {
  address: string
  showsVentures: boolean
  showsValues: boolean
  showsContact: boolean
  showsForm: boolean
}

/** Creates a page for each file of the type `Page`. */
export function createComposedPages({ actions, getNodesByType, getNode }: CreatePagesArgs) {
  for (const node of getNodesByType("Page")) {
    const address = composedPageAddress(String(getNode(node.parent ?? "")?.relativePath))
    const { sections } = Page.pick({ sections: true }).parse({ sections: node.sections })
    const lists = sections.map(({ items }) => items?.list)
    const showsForm = sections.some(({ message }) => message)
    const context: PageContext = {
      address,
      showsVentures: lists.includes("ventures"),
      showsValues: lists.includes("values"),
      showsContact: lists.includes("contact") || showsForm,
      showsForm,
    }
    actions.createPage({
      path: address,
      component: resolve("src/composed/ComposedPage.tsx"),
      context,
    })
  }
}

type Context = { nodeModel: { getNodeById(query: { id: string; type: "File" }): Node | null } }

/** The field of `Page` by which its query finds it. The id of a node differs between folders. */
export const addressField = {
  type: "String!",
  resolve: ({ parent }: Node, _: object, { nodeModel }: Context) =>
    composedPageAddress(
      String(nodeModel.getNodeById({ id: parent ?? "", type: "File" })?.relativePath),
    ),
}
