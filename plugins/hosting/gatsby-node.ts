import { writeFileSync } from "node:fs"
import type { BuildArgs, CreateDevServerArgs, ParentSpanPluginArgs } from "gatsby"
import type { HeadersByPath } from "./headerRules"
import { headersFile } from "./headers"
import { injectLoaderAndCsp, readPageData, type SiteOptions } from "./htmlPages"
import { readPathPrefix } from "./pathPrefix"
import { moveUnusedFiles, preparePublicFolder, saveRunState } from "./output/publicFolder"
import { endServiceWorkers } from "./output/serviceWorkers"
import { reportViolations } from "./origins/reportViolations"
import { htmlFile, writeRedirects, type Redirect } from "./redirects"

/** The options of this plugin in gatsby-config.ts. */
export type HostingOptions = {
  /** A function, since Gatsby would publish an object in the browser's script. */
  site: () => SiteOptions & {
    language: string
    redirects: Redirect[]
    httpsOnSubdomains?: boolean
    /** Headers that other plugins need. */
    headers: HeadersByPath
  }
}

const folder = "public"

export { configureWebpack as onCreateWebpackConfig } from "./webpackConfig"

/** The last hook before Gatsby changes a file: all checks have passed. */
export const onPreInit = ({ pathPrefix, reporter }: ParentSpanPluginArgs) => {
  const isDevelop = process.env.NODE_ENV === "development"
  const prefix = process.env.ASSET_PREFIX || readPathPrefix(process.env)
  if (!isDevelop && prefix && !pathPrefix)
    reporter.panic(
      "PATH_PREFIX or ASSET_PREFIX is set, but Gatsby ignores both without an option. Run: npx gatsby build --prefix-paths",
    )
  preparePublicFolder(isDevelop ? "develop" : "build")
}

export const onCreateDevServer = (args: CreateDevServerArgs, { site }: HostingOptions) =>
  reportViolations(args, site, readPageData)

/** Finishes the built site after all other plugins have written to it. */
export const onPostBuild = async (args: BuildArgs, { site }: HostingOptions) => {
  const { basePath, pathPrefix: assetPrefix, getNodesByType } = args
  const { language, redirects, httpsOnSubdomains, headers, ...options } = site()
  const paths = getNodesByType("SitePage").map(({ path }) => String(path))
  const isOnOtherDay = Boolean(process.env.NOW)
  const built = { ...options, paths, assetPrefix, basePath, isOnOtherDay }
  const { pages, blocked } = injectLoaderAndCsp(built)
  if (blocked.length > 0) args.reporter.panic(blocked.join("\n"))
  writeRedirects({ redirects, language, basePath }, folder)
  endServiceWorkers(folder)
  moveUnusedFiles(paths.map(htmlFile))
  const assetsSiteUrl = process.env.ASSET_PREFIX ? options.url : undefined
  // A page without a rule still has the policy in its HTML, and the headers of every file.
  // Written last: a build without _headers is incomplete.
  writeFileSync(
    `${folder}/_headers`,
    headersFile(headers, { assetsSiteUrl, httpsOnSubdomains }, pages),
  )
  saveRunState("build")
}
