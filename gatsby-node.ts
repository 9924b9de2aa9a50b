import { resolve } from "node:path"
import type { CreatePagesArgs, GatsbyNode, Node, NodePluginArgs } from "gatsby"
import { schemas, typeName } from "./plugins/content-model/model/model"
import { isPageCollection } from "./plugins/content-model/read/pageAddress"
import { fixedPages } from "./plugins/content-model/validate/rules/linkTargets"
import { model } from "./src/model"
import { FixedSections, kinds, Section } from "./src/model/section"
import {
  contextOf,
  everythingShown,
  newsPages,
  newsQuery,
  pagesQuery,
  type ArticleNode,
  type NewsData,
  type PageNode,
} from "./src/pageContext"
import { receiveLocally } from "./receiver/local"

const messagesPath = "/__messages"
const isDevelopment = process.env.NODE_ENV === "development"

/** The articles that createPages has found, also for the fixed pages: Gatsby creates these afterwards. */
let articles: ArticleNode[] = []

/** In development, messages to a server of one's own arrive in the terminal. */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  if (isDevelopment) process.env.FORM_RECEIVER = messagesPath
}
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) =>
  app.use(messagesPath, receiveLocally)

/** Creates a page for each file of a type whose address has a `*`, with the template of its name; and the news pages. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const news = await query<NewsData>(args, newsQuery)
  articles = news.articles.nodes
  for (const type of model.types)
    if (isPageCollection(type.meta() ?? {})) await createCollection(type, args)
  for (const { path, ...context } of newsPages(news))
    args.actions.createPage({ path, component: template("News"), context })
}

/** Gives a fixed page with sections the variables of its query. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions, getNodesByType }) => {
  const { language, hasSections } = page.context ?? {}
  const address = typeof language === "string" ? page.path.slice(language.length + 1) : page.path
  // In development, the first section of a page appears without a restart.
  const sections = isDevelopment ? everythingShown : sectionsAt(address, getNodesByType)
  if (!sections || hasSections || !fixedPages().includes(address)) return
  const context = {
    ...page.context,
    ...contextOf({ address, sections }, articles),
    hasSections: true,
  }
  actions.deletePage(page)
  actions.createPage({ ...page, context })
}

/** Leaves out of the scripts what no page shows: kinds of sections, and all sections of fixed pages. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  const { stage, actions, getNodesByType } = args
  if (stage !== "build-javascript") return
  const pages = typesWithSections().flatMap((type) => getNodesByType(typeName(type)))
  const used = new Set(pages.flatMap((page) => sectionsOf(page) ?? []).flatMap(Object.keys))
  const unused = Object.keys(kinds).filter((kind) => !used.has(kind))
  const hasSections = fixedPages().some((address) => sectionsAt(address, getNodesByType))
  const none = (files: string[]) => ({
    alias: Object.fromEntries(files.map((file) => [file, false])),
  })
  actions.setWebpackConfig({
    resolve: none(hasSections ? [] : [template("FixedSections")]),
    module: { rules: [{ include: template("kinds"), resolve: none(unused.map(component)) }] },
  })
}

/** The sections of the fixed page at an address. */
function sectionsAt(address: string, getNodesByType: NodePluginArgs["getNodesByType"]) {
  const type = typesWithSections().find((one) => one.meta()?.address === address)
  const [page] = type ? getNodesByType(typeName(type)) : []
  return page && sectionsOf(page)
}

/** The types whose field of this name has sections of the site's kinds. A type may have others there. */
const typesWithSections = () =>
  model.types.filter((type) => {
    const { sections } = schemas[typeName(type)].properties ?? {}
    return sections?.items?.$ref === typeName(Section)
  })

const sectionsOf = ({ sections }: Node) => FixedSections.parse(sections)

/** The file of the component of a kind, such as `story`. */
const component = (kind: string) => {
  const name = kind[0].toUpperCase() + kind.slice(1)
  return resolve(`src/sections/${name}/${name}.tsx`)
}

const template = (name: string) => resolve(`src/templates/${name}.tsx`)

async function createCollection(type: (typeof model.types)[number], args: CreatePagesArgs) {
  const name = typeName(type)
  const { pages } = await query<{ pages: { nodes: PageNode[] } }>(
    args,
    pagesQuery(name, typesWithSections().includes(type)),
  )
  for (const page of pages.nodes)
    args.actions.createPage({
      path: page.address,
      component: template(name),
      context: contextOf(page, articles),
    })
}

/** The data of a query. Stops the build at an error. */
async function query<Data>({ graphql, reporter }: CreatePagesArgs, text: string) {
  const { data, errors } = await graphql<Data>(text)
  if (!data || errors) return reporter.panic("The pages of the site could not be read.", errors)
  return data
}
