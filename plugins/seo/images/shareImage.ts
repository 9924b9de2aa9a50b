import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs"
import { rmSync, writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import type { PageData, SiteData } from "../data/siteData"
import { fillBox, frame, renderShareImage, size } from "./drawShareImage"

const folder = "static/share"

// Relative to the site: Gatsby compiles this code to another folder, where __dirname is wrong.
const codeFolder = "plugins/seo/images"

/**
 * The image that other sites show for a shared link to a page. Everything that it shows decides
 * its name, so an image that a site has cached is never out of date.
 */
export function shareImage(site: SiteData, page: PageData) {
  const ownImage = page.share && site.imageFile(page.share.file)
  const { frame: shapeOf, ...fonts } = site.card
  const texts = { heading: page.heading, brand: site.name, host: new URL(page.url).host }
  const look = { colours: site.colours.light, ...fonts, shape: shapeOf(frame.width, frame.height) }
  const logo = site.imageFile(site.logo)
  const picture = page.picture && site.imageFile(page.picture.file)
  const focus = (ownImage ? page.share : page.picture)?.focus
  const hash = createHash("sha256")
  hash.update(ownImage ? "" : JSON.stringify({ ...texts, ...look }))
  if (focus) hash.update(JSON.stringify(focus))
  const drawnFiles = [logo, picture, ...fonts.display.files, ...fonts.text.files]
  for (const file of [...codeFiles(), ...(ownImage ? [ownImage] : drawnFiles)])
    if (file) hash.update(readFileSync(file))
  const name = page.path.replaceAll("/", "") || "home"
  const file = `${folder}/${name}-${hash.digest("hex").slice(0, 10)}.jpg`
  return {
    /** The path of the file in the built site. */
    file,
    url: `${site.url}/${file}`,
    ...size,
    description: ownImage ? page.share?.description : page.heading,
    render: async () =>
      (ownImage
        ? await fillBox(ownImage, size, focus)
        : await renderShareImage({ ...texts, ...look, logo, picture, focus })
      )
        .flatten({ background: look.colours.paper })
        .jpeg({ quality: 86, chromaSubsampling: "4:4:4" }) // mozjpeg takes 5 times as long for 1 %.
        .toBuffer(),
  }
}

/** Writes the share images that do not exist yet to a folder, and deletes those of no page. */
export async function writeShareImages(site: SiteData, target: string) {
  const images = site.pages.map((page) => shareImage(site, page))
  mkdirSync(join(target, folder), { recursive: true })
  for (const name of readdirSync(join(target, folder)))
    if (!images.some(({ file }) => file === `${folder}/${name}`)) rmSync(join(target, folder, name))
  const missing = images.filter(({ file }) => !existsSync(join(target, file))).values()
  const renderNext = async () => {
    for (const { file, render } of missing) writeFileSync(join(target, file), await render())
  }
  await Promise.all(Array.from({ length: availableParallelism() }, renderNext))
}

/** The files of the code that draws share images. */
const codeFiles = () =>
  readdirSync(codeFolder)
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .toSorted()
    .map((name) => join(codeFolder, name))
