import { resolve } from "node:path"
import type { CreatePagesArgs, GatsbyNode } from "gatsby"
import { typeName } from "./plugins/content-model/model/model"
import { model } from "./src/model"
import { receiveLocally } from "./receiver/local"

const messagesPath = "/__messages"

/** In development, messages to a server of one's own arrive in the terminal. */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  if (process.env.NODE_ENV === "development") process.env.FORM_RECEIVER = messagesPath
}
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) =>
  app.use(messagesPath, receiveLocally)

/** Creates a page for each file of a type whose address has a `*`, with the template of the type's name. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  for (const type of model.types)
    if (type.meta()?.address?.includes("*")) await createCollection(typeName(type), args)
}

type Collection = { nodes: Pick<Queries.Page, "address" | "sections">[] }

async function createCollection(name: string, { actions, graphql, reporter }: CreatePagesArgs) {
  const { data, errors } = await graphql<{ pages: Collection }>(`
    {
      pages: all${name} {
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
  if (errors) reporter.panic(`The pages of the type ${name} could not be read.`, errors)
  for (const { address, sections } of data?.pages.nodes ?? []) {
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
    actions.createPage({ path: address, component: resolve(`src/templates/${name}.tsx`), context })
  }
}
