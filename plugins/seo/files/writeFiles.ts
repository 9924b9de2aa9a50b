import type { BuildArgs, ParentSpanPluginArgs } from "gatsby"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { snapshotFolder } from "../../content-model/dev/validSnapshot"
import { writeShareImages } from "../images/shareImage"
import { writeIcons } from "../images/favicons"
import { webManifest } from "./webManifest"
import { readDeployment } from "../environment"
import { readSite } from "../siteData"
import { sitemap } from "./sitemap"
import { llms, robots, security } from "./textFiles"

const target = "public"

const siteOf = ({ basePath }: ParentSpanPluginArgs) =>
  readSite(snapshotFolder, readDeployment(process.env, basePath))

/** Also in development, where a browser asks for an icon as well. */
export const writeSiteIcons = (args: ParentSpanPluginArgs) => writeIcons(siteOf(args), target)

/** Writes the files in which search engines and other programs look. */
export async function writeSeoFiles(args: BuildArgs) {
  const site = siteOf(args)
  const texts = {
    "sitemap.xml": sitemap(site),
    "robots.txt": robots(site),
    "site.webmanifest": webManifest(site, args.basePath),
    "llms.txt": llms(site),
    ".well-known/security.txt": security(site, new Date()),
    "humans.txt": site.website.humans && `${site.website.humans}\n`,
  }
  for (const [file, text] of Object.entries(texts)) {
    const path = join(target, file)
    mkdirSync(dirname(path), { recursive: true })
    if (text) writeFileSync(path, text)
    else rmSync(path, { force: true })
  }
  await writeShareImages(site, target)
}
