import { copyFileSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import type { SiteData } from "../data/siteData"
import { openPicture } from "../../content-model/fields/picture/openPicture"

// Phones may crop a maskable icon to a circle of 80 % of its width. The icon fits inside.
const maskableScale = 0.75

type Icon = { file: string; size: number; purpose?: "maskable" }

const logoIcon = "icon-512.png"

/** The URL path of the icon that search engines show as the logo. */
export const logoPath = `/${logoIcon}`

/** The icons of the web app manifest. Sizes are in px. */
export const manifestIcons: Icon[] = [
  { file: "icon-192.png", size: 192 },
  { file: logoIcon, size: 512 },
  { file: "icon-maskable.png", size: 512, purpose: "maskable" },
]
const faviconSize = 32
const touchIconSize = 180
const svgFile = "favicon.svg"

const isSvg = (file: string) => /\.svg$/i.test(file)

const iconOf = ({ icon, logo }: SiteData) => icon ?? logo

/** The path of the SVG favicon; undefined if the site's icon is not an SVG. */
export const svgFavicon = (site: SiteData) => (isSvg(iconOf(site)) ? `/${svgFile}` : undefined)

/** Writes every size of the site's icon to a folder. */
export async function writeIcons(site: SiteData, folder: string) {
  const source = site.imageFile(iconOf(site))
  const background = (await tileColour(source)) ?? site.colours.light.paper
  const write = (name: string, bytes: Buffer) => writeFileSync(join(folder, name), bytes)
  mkdirSync(folder, { recursive: true })
  for (const { file, size, purpose } of manifestIcons)
    if (purpose) write(file, await renderOpaque(source, size, maskableScale, background))
    else write(file, await render(source, size))
  // Phones round the corners themselves, and show transparent corners in black.
  write("apple-touch-icon.png", await renderOpaque(source, touchIconSize, 1, background))
  write("favicon.ico", toIco(await render(source, faviconSize), faviconSize))
  if (isSvg(source)) copyFileSync(source, join(folder, svgFile))
}

const transparent = "#0000"

const render = (file: string, size: number) =>
  openPicture(file)
    .resize(size, size, { fit: "contain", background: transparent })
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An icon of `scale` times the size, in the middle of a square without transparent corners. */
async function renderOpaque(file: string, size: number, scale: number, background: string) {
  const inner = Math.round(size * scale)
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  return sharp(await render(file, inner))
    .extend({ top: before, bottom: after, left: before, right: after, background })
    .flatten({ background })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The colour of the icon's own tile, from its upper edge; undefined if it has none. */
async function tileColour(file: string) {
  const [red, green, blue, alpha] = await sharp(await render(file, 64))
    .ensureAlpha()
    .extract({ left: 32, top: 1, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : undefined
}

/** An .ico with one PNG: a header of 6 bytes, a directory entry of 16 bytes, the PNG. */
function toIco(png: Buffer, size: number) {
  const headerLength = 22
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0])
  const offsets = Buffer.alloc(8)
  offsets.writeUInt32LE(png.length)
  offsets.writeUInt32LE(headerLength, 4)
  return Buffer.concat([header, offsets, png])
}
