import type { GatsbyNode } from "gatsby"
import { writeFileSync } from "node:fs"
import { createContentTypes } from "./src/model/graphql"
import { report, reportText } from "./src/model/report"
import { gatsbyRules } from "./src/publish/gatsby"
import { headersFile } from "./src/publish/headers"

// Before Gatsby touches public/ or .cache/.
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  const findings = report("content")
  if (findings.length === 0) return
  console.error(reportText(findings))
  process.exit(1)
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) =>
  createContentTypes(args)

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) =>
  actions.setWebpackConfig({ module: { rules: gatsbyRules } })

export const onPostBuild: GatsbyNode["onPostBuild"] = () =>
  writeFileSync("public/_headers", headersFile())
