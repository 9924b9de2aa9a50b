import type { CreateSchemaCustomizationArgs, SourceNodesArgs } from "gatsby"
import { mirror } from "../live/mirror"
import { cardOf } from "./card"
import { vectorOf } from "./icons"
import { placeFrom } from "./place"
import { siteFrom } from "./site"
import { structuredData } from "./structuredData"

/** What the head of a page says beyond its own words, in GraphQL. */
const factTypes = `
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

export const createFactTypes = ({ actions }: CreateSchemaCustomizationArgs) =>
  actions.createTypes(factTypes)

/**
 * Puts beside each page what its head says: as nodes, so that Gatsby makes a page anew where any of
 * it has changed, be it by content, by the environment or by how cards are drawn.
 */
export function createPageFacts(args: SourceNodesArgs) {
  const site = siteFrom(mirror, placeFrom(process.env, args.basePath))
  const icon = vectorOf(site)
  const create = (page: string, facts: object) =>
    args.actions.createNode({
      page,
      icon,
      ...facts,
      id: args.createNodeId(`PageFacts ${page}`),
      internal: { type: "PageFacts", contentDigest: args.createContentDigest({ icon, facts }) },
    })
  for (const page of site.pages) {
    const { url, width, height, description } = cardOf(site, page)
    create(page.name, {
      address: page.url,
      isHidden: site.isHidden,
      structuredData: structuredData(site, page),
      card: { url, width, height, description },
    })
  }
  create(site.notFound, { isHidden: true })
}
