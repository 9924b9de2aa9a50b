import { resolve } from "node:path"
import type { GatsbyNode } from "gatsby"
import { receiveLocally } from "./receiver/local"

const messagesPath = "/__messages"

/** In development, messages to a server of one's own arrive in the terminal. */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  if (process.env.NODE_ENV === "development") process.env.FORM_RECEIVER = messagesPath
}
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) =>
  app.use(messagesPath, receiveLocally)

/** Creates a page for each file that marketers compose. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.ComposedPagesQuery>(`
    query ComposedPages {
      allPage {
        nodes {
          address
          sections {
            items {
              list
            }
            message {
              title
            }
          }
        }
      }
    }
  `)
  if (errors) reporter.panic("The addresses of the composed pages could not be read.", errors)
  const component = resolve("src/templates/Page.tsx")
  for (const { address, sections } of data?.allPage.nodes ?? []) {
    const shows = (list: string) => sections.some(({ items }) => items?.list === list)
    const showsForm = sections.some(({ message }) => message)
    // What a page does not show is not in its data.
    const context = {
      address,
      showsVentures: shows("ventures"),
      showsValues: shows("values"),
      showsContacts: shows("contact") || showsForm,
      showsForm,
    }
    actions.createPage({ path: address, component, context })
  }
}
