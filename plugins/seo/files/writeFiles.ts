import type { BuildArgs, ParentSpanPluginArgs } from "gatsby"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { scheduleFile, snapshotFolder } from "../../content-model/lib/constants"
import { languagesOf, type Language } from "../../content-model/languages/languages"
import { readValues } from "../../content-model/read/readContent"
import type { SeoOptions } from "../data/description"
import { readDeployment } from "../data/environment"
import { manifestIcons, writeIcons } from "../images/favicons"
import { writeShareImages } from "../images/shareImage"
import { createSiteData, type SiteData } from "../data/siteData"
import { feed, feedPath } from "./feed"
import { markdownFile, markdownOf } from "./markdown"
import { sitemap } from "./sitemap"

const publicFolder = "public"

function readSite({ basePath }: ParentSpanPluginArgs, options: SeoOptions, language?: Language) {
  const deployment = readDeployment(process.env, basePath)
  const values = readValues(snapshotFolder)
  return createSiteData(values, options, snapshotFolder, deployment, language)
}

/** The pages that the site has in each of its other languages. */
const sitesInLanguages = (args: ParentSpanPluginArgs, options: SeoOptions) =>
  languagesOf(readValues(snapshotFolder)).map((language) => {
    const site = readSite(args, options, language)
    return { ...site, pages: site.pages.filter(({ path }) => path.startsWith(`${language.base}/`)) }
  })

/** Writes the icons to public/. */
export const writeIconFiles = (args: ParentSpanPluginArgs, options: SeoOptions) =>
  writeIcons(readSite(args, options), publicFolder)

/** Writes the files for search engines and other programs, and the share images, to public/. */
export async function writeSeoFiles(args: BuildArgs, options: SeoOptions) {
  const site = readSite(args, options)
  const news = feed(site, publicFolder)
  const sites = [site, ...sitesInLanguages(args, options)]
  const pages = sites.flatMap((one) => one.pages).filter(({ isInSearch }) => isInSearch)
  const markdown = pages.map((page) => {
    const html = readFileSync(join(publicFolder, page.path, "index.html"), "utf8")
    return [page.path + markdownFile, markdownOf(html, page)]
  })
  const texts: Record<string, string> = {
    ...Object.fromEntries(markdown),
    "sitemap.xml": sitemap(sites),
    "robots.txt": robotsTxt(site),
    "llms.txt": llmsTxt(site),
    ...(news !== undefined && { [feedPath]: news }),
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

/** robots.txt. Previews stay crawlable, or crawlers would never see their `noindex`. */
export const robotsTxt = ({ url, isPreview }: SiteData) =>
  ["User-agent: *", "Allow: /", ...(isPreview ? [] : ["", `Sitemap: ${url}/sitemap.xml`])]
    .map((line) => `${line}\n`)
    .join("")

/** The pages with their descriptions in Markdown, for programs that read sites; see llmstxt.org. */
const llmsTxt = ({ name, slogan, pages }: SiteData) =>
  [
    `# ${name}`,
    ...(slogan ? [`> ${slogan}`] : []),
    pages
      .filter(({ isInSearch }) => isInSearch)
      .map(({ title, url, description }) => `- [${title}](${url}${markdownFile}): ${description}\n`)
      .join(""),
  ].join("\n\n")

/** The web app manifest: name and icon of the site on the home screen of a phone. */
export function webManifest(site: SiteData, basePath: string) {
  const { name, language, pages, colours } = site
  const manifest = {
    name,
    description: pages[0].description,
    lang: language,
    start_url: `${basePath}/`,
    theme_color: colours.light.paper,
    background_color: colours.light.paper,
    icons: manifestIcons.map(({ file, size, purpose }) => ({
      src: `${basePath}/${file}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  }
  return `${JSON.stringify(manifest)}\n`
}
