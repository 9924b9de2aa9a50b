import type { CreateResolversArgs, CreateSchemaCustomizationArgs, Node } from "gatsby"
import { snapshotFolder } from "../../content-model/lib/constants"
import { fileOf, readNodes } from "../../content-model/gatsby/readNodes"
import { findFile, type Context } from "../../content-model/gatsby/types"
import { queryLanguage } from "../../content-model/gatsby/languages"
import type { Language } from "../../content-model/languages/languages"
import { schemas } from "../../content-model/model/model"
import { isPage } from "../../content-model/model/jsonSchema"
import type { SeoOptions } from "../data/description"
import { readDeployment } from "../data/environment"
import { lastModifiedIn } from "../files/lastModified"
import { sourcesOf } from "../files/sitemap"
import { svgFavicon } from "../images/favicons"
import { shareImage } from "../images/shareImage"
import { jsonLd } from "./jsonLd"
import { createSiteData, type PageData, type SiteData } from "../data/siteData"

const types = `
  type ShareImage { url: String! width: Int! height: Int! description: String }
  "What the head of a page contains beside its title and description."
  type PageMeta {
    "The canonical URL; none for the page of unknown addresses."
    url: String
    "Whether search engines must not index the page."
    isHidden: Boolean!
    "The path of the site's icon as SVG, without the prefix; none if the icon is not an SVG."
    icon: String
    jsonLd: String
    shareImage: ShareImage
  }
`

export const createPageMetaTypes = ({ actions }: CreateSchemaCustomizationArgs) =>
  actions.createTypes(types)

/** Adds the field `meta` to the type of each page. */
export function createPageMetaResolvers(args: CreateResolversArgs, options: SeoOptions) {
  const deployment = readDeployment(process.env, args.basePath)
  const modified = lastModifiedIn("content")
  const field = {
    type: "PageMeta!",
    // For a page of the same file at another address, such as the news of a year.
    args: { path: "String", title: "String", description: "String" },
    async resolve(source: Node, { path: ownPath, ...words }: MetaArgs, context: Context) {
      const file = fileOf(context.nodeModel, source)
      const values = await readNodes(context.nodeModel, source)
      const inLanguage = (language?: Language) => {
        const site = createSiteData(values, options, snapshotFolder, deployment, language)
        return { site, page: site.pages.find((candidate) => candidate.file === file) }
      }
      const language = await queryLanguage(context)
      const { site, page: described } = inLanguage(language)
      const page = ownPath && described ? pageAt(site, described, ownPath, words) : described
      // Read so that Gatsby tracks them: their bytes decide the name of the share image.
      for (const image of [site.logo, page?.picture?.file, page?.share?.file])
        if (image) await findFile(image, context)
      // The fonts of share cards know the letters of the first language only.
      const first = language ? inLanguage() : { site, page }
      const card = first.page && shareImage(first.site, first.page)
      return pageMeta(site, page, card, page && modified(sourcesOf(page)))
    },
  }
  const pageTypes = Object.keys(schemas).filter((name) => isPage(schemas[name]))
  args.createResolvers(Object.fromEntries(pageTypes.map((type) => [type, { meta: field }])))
}

type MetaArgs = { path?: string; title?: string; description?: string }

/** The same page at another address, perhaps with other words. */
const pageAt = (site: SiteData, page: PageData, path: string, words: Omit<MetaArgs, "path">) => ({
  ...page,
  ...words,
  heading: words.title ?? page.heading,
  path,
  url: site.url + path,
})

/** What the head of a page contains beside its title and description. */
export function pageMeta(
  site: SiteData,
  page?: PageData,
  card?: ReturnType<typeof shareImage>,
  modified?: string,
) {
  const icon = svgFavicon(site)
  if (!page || !card) return { isHidden: true, icon }
  const { url, width, height, description } = card
  return {
    url: page.url,
    isHidden: site.isPreview || !page.isInSearch,
    icon,
    jsonLd: jsonLd(site, page, url, modified),
    shareImage: { url, width, height, description },
  }
}
