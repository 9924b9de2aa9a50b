import type { GatsbyNode } from "gatsby"
import { writeFileSync } from "node:fs"
import { openEditor } from "./src/editor/development"
import { publishEditor } from "./src/editor/production"
import { settingsFrom } from "./src/editor/settings"
import { followContent, startWithContent } from "./src/live/live"
import { createContentTypes } from "./src/model/graphql"
import { compress } from "./src/publish/compress"
import { configureWebpack } from "./src/publish/gatsby"
import { headersFile, siteOfAssets } from "./src/publish/headers"
import { finishPages } from "./src/publish/pages"

// Before Gatsby touches public/ or .cache/.
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  settingsFrom(process.env)
  return startWithContent()
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) =>
  createContentTypes(args)

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) =>
  configureWebpack(args)

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (args) => {
  followContent(args)
  await openEditor(args)
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const pages = finishPages(args)
  const editor = await publishEditor("public/admin")
  await compress("public")
  // Comes last: where it is, the site is whole.
  writeFileSync("public/_headers", headersFile({ ...pages, ...editor }, siteOfAssets(args)))
}
