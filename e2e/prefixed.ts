import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { build, copySite, removeSite, serveCopy, shrinkPictures } from "./builds"
import { freePort } from "./ports"

/** Where the copy lies below its host. */
export const prefix = "/site"

/** A redirect that its content names. */
export const redirect = { from: "/old-page/", to: "/services/#poultry-trading" }

export type Elsewhere = Awaited<ReturnType<typeof publishElsewhere>>

/** Builds and serves a copy of the site below a path prefix, with its assets on another origin. */
export async function publishElsewhere() {
  const folder = copySite()
  await shrinkPictures(folder)
  const file = join(folder, "content/site.json")
  const site = JSON.parse(readFileSync(file, "utf8"))
  writeFileSync(file, JSON.stringify({ ...site, redirects: [redirect] }))

  const [port, portOfAssets] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const assets = `http://localhost:${portOfAssets}`
  const env = { PATH_PREFIX: prefix, ASSET_PREFIX: assets, SITE_URL: origin }
  const { code, output } = await build(folder, env)
  if (code !== 0) throw new Error(output)
  const servers = await Promise.all(
    [port, portOfAssets].map((each) => serveCopy(folder, { ...env, PORT: String(each) })),
  )
  const end = () => {
    for (const { stop } of servers) stop()
    removeSite(folder)
  }
  return { folder, address: `${origin}${prefix}/`, assets, end }
}
