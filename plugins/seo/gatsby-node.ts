import type { GatsbyNode } from "gatsby"
import { readDeployment } from "./environment"
import { writeSeoFiles, writeSiteIcons } from "./files/writeFiles"
import { createPageMetaNodes, createPageMetaTypes } from "./pageMeta"

/** Fails early when the deployment's environment variables are invalid. */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  readDeployment(process.env)
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) =>
  createPageMetaTypes(args)

export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => createPageMetaNodes(args)

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = (args) => writeSiteIcons(args)

export const onPostBuild: GatsbyNode["onPostBuild"] = (args) => writeSeoFiles(args)
