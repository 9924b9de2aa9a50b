import type { CreateSchemaCustomizationArgs, SourceNodesArgs } from "gatsby"
import { snapshotFolder } from "../content-model/dev/validSnapshot"
import { shareImage } from "./images/shareImage"
import { svgFavicon } from "./images/favicons"
import { readDeployment } from "./environment"
import { readSite } from "./siteData"
import { jsonLd } from "./jsonLd"

/** What the head of a page says beyond its own words, in GraphQL. */
const pageMetaTypes = `
  type ShareCard { url: String! width: Int! height: Int! description: String }
  type PageFacts implements Node @dontInfer {
    "The name of the page's shape in the model."
    page: String!
    "The whole address; none for a page that has no place of its own."
    address: String
    "Whether search engines are to leave the page out."
    isHidden: Boolean!
    "The site's icon, where browsers scale it themselves."
    icon: String
    structuredData: String
    card: ShareCard
  }
`

export const createPageMetaTypes = ({ actions }: CreateSchemaCustomizationArgs) =>
  actions.createTypes(pageMetaTypes)

/**
 * Puts beside each page what its head says: as nodes, so that Gatsby makes a page anew where any of
 * it has changed, be it by content, by the environment or by how cards are drawn.
 */
export function createPageMetaNodes(args: SourceNodesArgs) {
  const site = readSite(snapshotFolder, readDeployment(process.env, args.basePath))
  const icon = svgFavicon(site)
  const create = (page: string, facts: object) =>
    args.actions.createNode({
      page,
      icon,
      ...facts,
      id: args.createNodeId(`PageFacts ${page}`),
      internal: { type: "PageFacts", contentDigest: args.createContentDigest({ icon, facts }) },
    })
  for (const page of site.pages) {
    const { url, width, height, description } = shareImage(site, page)
    create(page.name, {
      address: page.url,
      isHidden: site.isHidden,
      structuredData: jsonLd(site, page),
      card: { url, width, height, description },
    })
  }
  create(site.notFound, { isHidden: true })
}
