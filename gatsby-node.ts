import type { GatsbyNode } from "gatsby"
import { writeFileSync } from "node:fs"
import { followContent, startWithContent } from "./src/live/live"
import { createContentTypes } from "./src/model/graphql"
import { gatsbyRules } from "./src/publish/gatsby"
import { headersFile } from "./src/publish/headers"

// Before Gatsby touches public/ or .cache/.
export const onPreInit: GatsbyNode["onPreInit"] = () => startWithContent()

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) =>
  createContentTypes(args)

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) =>
  actions.setWebpackConfig({ module: { rules: gatsbyRules } })

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => followContent(args)

export const onPostBuild: GatsbyNode["onPostBuild"] = () =>
  writeFileSync("public/_headers", headersFile())
