import type { GatsbyNode } from "gatsby"
import { configureWebpack } from "./plugins/hosting/webpackConfig"

// Gatsby runs these hooks after those of all plugins. No onPostBuild here: the hosting plugin must
// see every finished file.
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) =>
  configureWebpack(args)
