import { resolve } from "node:path"
import type { GatsbyNode } from "gatsby"

/** Creates a page for each file that marketers compose. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.ComposedPagesQuery>(`
    query ComposedPages {
      allPage {
        nodes {
          address
        }
      }
    }
  `)
  if (errors) reporter.panic("The addresses of the composed pages could not be read.", errors)
  const component = resolve("src/templates/Page.tsx")
  for (const { address } of data?.allPage.nodes ?? [])
    actions.createPage({ path: address, component, context: { address } })
}
