import { resolve } from "node:path"
import type { CreatePagesArgs, GatsbyNode } from "gatsby"
import { typeName } from "./plugins/content-model/model/model"
import { isPageCollection } from "./plugins/content-model/read/pageAddress"
import { model } from "./src/model"
import {
  contextOf,
  newsPages,
  newsQuery,
  pagesQuery,
  type NewsData,
  type PageNode,
} from "./src/pageContext"
import { receiveLocally } from "./receiver/local"

const messagesPath = "/__messages"

/** In development, messages to a server of one's own arrive in the terminal. */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  if (process.env.NODE_ENV === "development") process.env.FORM_RECEIVER = messagesPath
}
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) =>
  app.use(messagesPath, receiveLocally)

/** Creates a page for each file of a type whose address has a `*`, with the template of its name; and the news pages. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const news = await query<NewsData>(args, newsQuery)
  for (const type of model.types)
    if (isPageCollection(type.meta() ?? {})) await createCollection(typeName(type), news, args)
  for (const { path, ...context } of newsPages(news))
    args.actions.createPage({ path, component: template("News"), context })
}

const template = (name: string) => resolve(`src/templates/${name}.tsx`)

async function createCollection(name: string, { articles }: NewsData, args: CreatePagesArgs) {
  const { pages } = await query<{ pages: { nodes: PageNode[] } }>(args, pagesQuery(name))
  for (const page of pages.nodes)
    args.actions.createPage({
      path: page.address,
      component: template(name),
      context: contextOf(page, articles.nodes),
    })
}

/** The data of a query. Stops the build at an error. */
async function query<Data>({ graphql, reporter }: CreatePagesArgs, text: string) {
  const { data, errors } = await graphql<Data>(text)
  if (!data || errors) return reporter.panic("The pages of the site could not be read.", errors)
  return data
}
