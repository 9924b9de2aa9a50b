import type { GatsbyNode } from "gatsby"
import { writeFileSync } from "node:fs"
import { openEditor } from "./src/editor/development"
import { publishEditor } from "./src/editor/production"
import { settingsFrom } from "./src/editor/settings"
import { createFactTypes, createPageFacts } from "./src/found/facts"
import { placeFrom, previewHeaders } from "./src/found/place"
import { writeFound, writeSiteIcons } from "./src/found/write"
import { followContent, startWithContent } from "./src/live/live"
import { createContentTypes } from "./src/model/graphql"
import { compress } from "./src/publish/compress"
import { configureWebpack } from "./src/publish/gatsby"
import { headersFile, siteOfAssets } from "./src/publish/headers"
import { finishPages } from "./src/publish/pages"
import { writeRedirects } from "./src/publish/redirects"

// Before Gatsby touches public/ or .cache/.
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  settingsFrom(process.env)
  placeFrom(process.env)
  return startWithContent()
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createContentTypes(args)
  createFactTypes(args)
}

export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => createPageFacts(args)

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = (args) => writeSiteIcons(args)

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) =>
  configureWebpack(args)

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (args) => {
  followContent(args)
  await openEditor(args)
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const pages = finishPages(args)
  writeRedirects(args, "public")
  const editor = await publishEditor("public/admin")
  await writeFound(args)
  await compress("public")
  // Comes last: where it is, the site is whole.
  const headers = headersFile(
    { ...pages, ...editor, ...previewHeaders(process.env) },
    siteOfAssets(args),
  )
  writeFileSync("public/_headers", headers)
}
