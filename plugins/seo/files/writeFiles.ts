import type { BuildArgs, ParentSpanPluginArgs } from "gatsby"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { scheduleFile, snapshotFolder } from "../../content-model/constants"
import { readDeployment } from "../environment"
import { writeIcons } from "../images/favicons"
import { writeShareImages } from "../images/shareImage"
import { readSite } from "../siteData"
import { robotsTxt } from "./robotsTxt"
import { sitemap } from "./sitemap"
import { webManifest } from "./webManifest"

const publicFolder = "public"

const readSiteOf = ({ basePath }: ParentSpanPluginArgs) =>
  readSite(snapshotFolder, readDeployment(process.env, basePath))

/** Writes the icons to public/. */
export const writeIconFiles = (args: ParentSpanPluginArgs) =>
  writeIcons(readSiteOf(args), publicFolder)

/** Writes the files for search engines and other programs, and the share images, to public/. */
export async function writeSeoFiles(args: BuildArgs) {
  const site = readSiteOf(args)
  const texts = {
    "sitemap.xml": sitemap(site),
    "robots.txt": robotsTxt(site),
    "site.webmanifest": webManifest(site, args.basePath),
    ".well-known/schedule.json": readFileSync(scheduleFile, "utf8"),
  }
  for (const [file, text] of Object.entries(texts)) {
    const path = join(publicFolder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  await writeShareImages(site, publicFolder)
}
