import { statSync } from "node:fs"
import type { RequestListener } from "node:http"
import { join } from "node:path"
import { createSiteHandler } from "./siteHandler"

/** When the build in a folder was finished, in ms. A build writes `_headers` last. */
export const buildTime = (folder: string) =>
  statSync(join(folder, "_headers"), { throwIfNoEntry: false })?.mtimeMs

/** Serves the build that is in a folder now, so that a new build has its own headers. */
export function createLatestBuildHandler(folder: string, prefix = ""): RequestListener {
  let servedTime: number | undefined
  let handleSite: RequestListener | undefined
  return (request, response) => {
    const time = buildTime(folder)
    if (time === undefined)
      return response
        .writeHead(503, { "Retry-After": "1", "Content-Type": "text/plain" })
        .end(`There is no finished build in ${folder}/ now. Run npm run build.\n`)
    if (time !== servedTime || !handleSite) handleSite = createSiteHandler(folder, prefix)
    servedTime = time
    return handleSite(request, response)
  }
}
