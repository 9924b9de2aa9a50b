import type { GatsbyNode } from "gatsby"
import { configureWebpack } from "./plugins/hosting/gatsbyPatches"

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) =>
  configureWebpack(args)
