import type { BuildArgs, ParentSpanPluginArgs } from "gatsby"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { mirror } from "../live/mirror"
import { writeCards } from "./card"
import { writeIcons } from "./icons"
import { manifest } from "./manifest"
import { placeFrom } from "./place"
import { siteFrom } from "./site"
import { sitemap } from "./sitemap"
import { llms, robots, security } from "./texts"

const target = "public"

const siteOf = ({ basePath }: ParentSpanPluginArgs) =>
  siteFrom(mirror, placeFrom(process.env, basePath))

/** Also in development, where a browser asks for an icon as well. */
export const writeSiteIcons = (args: ParentSpanPluginArgs) => writeIcons(siteOf(args), target)

/** Writes the files in which search engines and other programs look. */
export async function writeFound(args: BuildArgs) {
  const site = siteOf(args)
  const texts = {
    "sitemap.xml": sitemap(site),
    "robots.txt": robots(site),
    "site.webmanifest": manifest(site, args.basePath),
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
  await writeCards(site, target)
}
