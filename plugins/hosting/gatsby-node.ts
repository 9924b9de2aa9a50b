import { writeFileSync } from "node:fs"
import type { BuildArgs } from "gatsby"
import { compress } from "./compress"
import { assetsSiteUrl, headersFile, type HeadersByPath } from "./headers"
import { injectLoaderAndCsp } from "./htmlPages"
import { writeRedirects } from "./redirects"

type Options = {
  /** Headers that other plugins need, by path. */
  headers: () => HeadersByPath
}

/** Finishes public/ after all other plugins have written to it. */
export const onPostBuild = async (args: BuildArgs, { headers }: Options) => {
  const pages = injectLoaderAndCsp(args)
  writeRedirects(args, "public")
  await compress("public")
  // Written last: a build without _headers is incomplete.
  writeFileSync("public/_headers", headersFile({ ...pages, ...headers() }, assetsSiteUrl(args)))
}
