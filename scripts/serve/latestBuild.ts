import express, { type RequestHandler } from "express"
import { statSync } from "node:fs"
import { join } from "node:path"
import { createSiteHandler } from "./siteHandler"

/** When the build in a folder was finished, in ms. A build writes `_headers` last. */
export const buildTime = (folder: string) =>
  statSync(join(folder, "_headers"), { throwIfNoEntry: false })?.mtimeMs

/** Serves the build that is in a folder now, so that a new build comes with its own headers. */
export function createLatestBuildHandler(folder: string, prefix = "") {
  let servedTime: number | undefined
  let handleSite: RequestHandler | undefined

  return express()
    .disable("x-powered-by")
    .use((request, response, next) => {
      const time = buildTime(folder)
      if (time === undefined)
        return response
          .status(503)
          .set("Retry-After", "1")
          .type("text")
          .send(`There is no finished build in ${folder}/ now. Run npm run build.\n`)
      if (time !== servedTime || !handleSite) {
        handleSite = createSiteHandler(folder, prefix)
        servedTime = time
      }
      handleSite(request, response, next)
    })
}
