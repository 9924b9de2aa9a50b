import type { GatsbyNode } from "gatsby"
import { readDeployment } from "./environment"
import { writeIconFiles, writeSeoFiles } from "./files/writeFiles"
import { createDeploymentNode, createPageMetaResolvers, createPageMetaTypes } from "./pageMeta"

/** Fails early when the deployment's environment variables are invalid. */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  readDeployment(process.env)
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) =>
  createPageMetaTypes(args)

export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => createDeploymentNode(args)

export const createResolvers: GatsbyNode["createResolvers"] = (args) =>
  createPageMetaResolvers(args)

/** Also in development, where browsers request an icon too. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = (args) => writeIconFiles(args)

export const onPostBuild: GatsbyNode["onPostBuild"] = (args) => writeSeoFiles(args)
