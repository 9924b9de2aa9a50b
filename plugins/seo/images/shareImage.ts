import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { PageData, SiteData } from "../siteData"
import { designFiles } from "./designFiles"
import { fillBox, renderShareImage, size } from "./shareImageLayout"

const folder = "static/share"

/**
 * The image that other sites show for a shared link to a page. Everything that it shows decides
 * its name, so an image that a site has cached is never out of date.
 */
export function shareImage(site: SiteData, page: PageData) {
  const ownImage = page.share && site.imageFile(page.share.file)
  const texts = { heading: page.heading, brand: site.website.name, host: new URL(page.url).host }
  const design = {
    colours: site.colours.light,
    logo: site.imageFile(site.website.logo),
    picture: page.picture && site.imageFile(page.picture.file),
    focus: page.picture?.focus,
  }
  const focus = ownImage ? page.share?.focus : design.focus
  const hash = createHash("sha256")
  hash.update(ownImage ? "" : JSON.stringify({ ...texts, colours: design.colours }))
  if (focus) hash.update(JSON.stringify(focus))
  for (const file of [...designFiles(), ...(ownImage ? [ownImage] : [design.logo, design.picture])])
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
        : await renderShareImage({ ...texts, ...design })
      )
        .flatten({ background: design.colours.paper })
        .jpeg({ quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true })
        .toBuffer(),
  }
}

/** Writes the share images that do not exist yet to a folder, and deletes those of no page. */
export async function writeShareImages(site: SiteData, target: string) {
  const images = site.pages.map((page) => shareImage(site, page))
  mkdirSync(join(target, folder), { recursive: true })
  for (const name of readdirSync(join(target, folder)))
    if (!images.some(({ file }) => file === `${folder}/${name}`)) rmSync(join(target, folder, name))
  for (const { file, render } of images)
    if (!existsSync(join(target, file))) writeFileSync(join(target, file), await render())
}
