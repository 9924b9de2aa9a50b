import type { CreatePageArgs, Node } from "gatsby"
import { Translation } from "../fields/groups/translation"
import { renameFields } from "../fields/fieldKinds"
import { languageOf as languageOfSite } from "../fields/text/text"
import { languagesOf, type Language } from "../languages/languages"
import { snapshotFolder } from "../lib/constants"
import { settingsFile, typeName } from "../model/model"
import { readValues } from "../read/readContent"
import { contentValue, fileOf, type NodeModel } from "./readNodes"

/** What resolvers get of a page's context: Gatsby 5 gives them all of it. */
export type QueryContext = { nodeModel: NodeModel; language?: string }

/** The languages of the snapshot, read once for each state of the translations. */
let known: { state: string; languages: Language[]; first: string; nodes: Map<string, Node> }

function readLanguages(state = "") {
  if (known?.state === state) return known
  const values = readValues(snapshotFolder)
  const first = languageOfSite(values.get(settingsFile()))
  known = { state, languages: languagesOf(values), first, nodes: new Map() }
  return known
}

/** Whether the site has other languages than the first. */
export const hasLanguages = () => readLanguages().languages.length > 0

/** The language of the page whose query runs; undefined for the first one. The query depends on its texts. */
export async function queryLanguage({ nodeModel, language }: QueryContext) {
  if (language === undefined) return undefined
  const { entries } = await nodeModel.findAll({ type: typeName(Translation) })
  const state = [...entries].map(({ internal }) => internal.contentDigest).join()
  return readLanguages(state).languages.find(({ tag }) => tag === language)
}

/** The node of a content file in the language of the page whose query runs. */
export async function translatedNode(node: Node, context: QueryContext): Promise<Node> {
  const language = await queryLanguage(context)
  if (!language) return node
  const key = `${language.tag} ${node.id} ${node.internal.contentDigest}`
  const translated = known.nodes.get(key) ?? translateNode(node, language, context)
  known.nodes.set(key, translated)
  return translated
}

const translateNode = (node: Node, { translate }: Language, { nodeModel }: QueryContext) => ({
  ...node,
  ...renameFields(Object(translate(fileOf(nodeModel, node), contentValue(node)))),
})

/** Creates a page again in each language that has it. Each version has links to the others in its context. */
export function createTranslations({ page, actions, createContentDigest }: CreatePageArgs) {
  const { createPage, deletePage } = actions
  const { languages, first } = readLanguages()
  const own = languages.filter(({ pages }) => pages.has(page.path))
  if (own.length === 0) return
  const name = new Intl.DisplayNames([first], { type: "language" }).of(first.split("-")[0])
  const versions = [{ tag: first, name, base: "" }, ...own].map((version) => ({
    lang: version.tag,
    label: version.name ?? version.tag,
    to: version.base + page.path,
    shown: null,
  }))
  const linksOf = (tag: string) => ({
    versions,
    otherVersions: versions.filter(({ lang }) => lang !== tag),
  })
  deletePage(page)
  createPage({ ...page, context: { ...page.context, ...linksOf(first) } })
  for (const { tag, base, pages } of own) {
    const { articles } = page.context ?? {}
    const context = {
      ...page.context,
      ...(Array.isArray(articles) && { articles: articles.filter((one) => pages.has(one)) }),
      ...linksOf(tag),
      language: tag,
      isTranslated: true,
      // Links lead to the pages that the language has, so the query runs again when these change.
      pages: createContentDigest([...pages]),
    }
    createPage({ ...page, path: base + page.path, context })
  }
}
