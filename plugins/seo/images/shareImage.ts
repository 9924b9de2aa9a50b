import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { designFiles, renderShareImage, size } from "./shareImageLayout"
import type { PageData, SiteData } from "../siteData"

const folder = "static/share"

/** The picture that stands for a page where a link to it is shared. */
export function shareImage(site: SiteData, page: PageData) {
  const own = page.share && site.imagePath(page.share.file)
  const words = { heading: page.heading, brand: site.website.name, host: new URL(page.url).host }
  const looks = {
    colours: site.colours.light,
    logo: site.imagePath(site.website.logo),
    picture: page.picture && site.imagePath(page.picture.file),
  }
  const hash = createHash("sha256")
  hash.update(own ? "" : JSON.stringify({ ...words, colours: looks.colours }))
  for (const file of [...designFiles, ...(own ? [own] : [looks.logo, looks.picture])])
    if (file) hash.update(readFileSync(file))
  const name = page.path.replaceAll("/", "") || "home"
  const file = `${folder}/${name}-${hash.digest("hex").slice(0, 10)}.jpg`
  return {
    file,
    url: `${site.address}/${file}`,
    ...size,
    description: own ? page.share?.description : page.heading,
    make: async () =>
      (own ? sharp(own).resize(size) : await renderShareImage({ ...words, ...looks }))
        .flatten({ background: looks.colours.paper })
        .jpeg({ quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true })
        .toBuffer(),
  }
}

/** Draws the cards that are not there yet, and takes away those of no page. */
export async function writeShareImages(site: SiteData, target: string) {
  const cards = site.pages.map((page) => shareImage(site, page))
  mkdirSync(join(target, folder), { recursive: true })
  for (const old of readdirSync(join(target, folder)))
    if (!cards.some(({ file }) => file === `${folder}/${old}`)) rmSync(join(target, folder, old))
  for (const { file, make } of cards)
    if (!existsSync(join(target, file))) writeFileSync(join(target, file), await make())
}
