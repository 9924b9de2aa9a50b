import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { composedPageAddress } from "../pageAddress"
import { Page } from "../schema/pages/composed"
import { kindsIn } from "../schema/sections/section"

/** What a composed page passes to its query and to the loader of its sections. */
export type PageContext = {
  id: string
  /** The kinds of its sections. */
  kinds: string[]
  showsVentures: boolean
  showsValues: boolean
  showsContact: boolean
  showsForm: boolean
}

/** Creates a page for each file of the type `Page`. */
export function createComposedPages({ actions, getNodesByType, getNode }: CreatePagesArgs) {
  for (const node of getNodesByType("Page")) {
    const { sections } = Page.pick({ sections: true }).parse({ sections: node.sections })
    const lists = sections.map(({ items }) => items?.list)
    const showsForm = sections.some(({ message }) => message)
    const context: PageContext = {
      id: node.id,
      kinds: [...new Set(sections.flatMap(kindsIn))],
      showsVentures: lists.includes("ventures"),
      showsValues: lists.includes("values"),
      showsContact: lists.includes("contact") || showsForm,
      showsForm,
    }
    const file = String(getNode(node.parent ?? "")?.relativePath)
    actions.createPage({
      path: composedPageAddress(file),
      component: resolve("src/composed/ComposedPage.tsx"),
      context,
    })
  }
}
