import type { GatsbyNode } from "gatsby"
import { checkContent, watchContent } from "./dev/develop"
import { createContentTypes } from "./graphql/types"

/** Validates content/ before Gatsby changes public/ or .cache/. */
export const onPreInit: GatsbyNode["onPreInit"] = () => checkContent()

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) =>
  createContentTypes(args)

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => watchContent(args)
