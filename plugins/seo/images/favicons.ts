import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import type { SiteData } from "../siteData"

// A phone may cut a maskable icon down to a circle of 80%: so much of it reaches no further.
const withinCircle = 0.75

type Icon = { file: string; size: number; purpose?: "maskable" }

/** What the manifest names. */
export const icons: Icon[] = [
  { file: "icon-192.png", size: 192 },
  { file: "icon-512.png", size: 512 },
  { file: "icon-maskable.png", size: 512, purpose: "maskable" },
]
const touch = { file: "apple-touch-icon.png", size: 180 }
const tab = { file: "favicon.ico", size: 32 }
const vector = "favicon.svg"

const isVector = (file: string) => /\.svg$/i.test(file)

const sourceOf = ({ website: { icon, logo } }: SiteData) => icon ?? logo

/** The address of an icon that browsers scale themselves, where there is one. */
export const svgFavicon = (site: SiteData) => (isVector(sourceOf(site)) ? `/${vector}` : undefined)

/** Writes every size of the icon. */
export async function writeIcons(site: SiteData, target: string) {
  const file = site.imagePath(sourceOf(site))
  const ground = (await groundOf(file)) ?? site.colours.light.paper
  const write = (name: string, bytes: Buffer) => writeFileSync(join(target, name), bytes)
  mkdirSync(target, { recursive: true })
  for (const { file: name, size, purpose } of icons) {
    const icon = purpose ? await framed(file, size, withinCircle, ground) : await drawn(file, size)
    write(name, icon)
  }
  // The phone cuts the corners itself; a transparent corner would turn black there.
  write(touch.file, await framed(file, touch.size, 1, ground))
  write(tab.file, icoOf(await drawn(file, tab.size), tab.size))
  if (isVector(file)) copyFileSync(file, join(target, vector))
  else rmSync(join(target, vector), { force: true })
}

const clear = "#0000"

async function drawn(file: string, size: number) {
  const { width = size, height = size, density = 72 } = await sharp(file).metadata()
  // An SVG is drawn at its size, not scaled afterwards.
  const sharpness = isVector(file) ? { density: (density * size) / Math.max(width, height) } : {}
  return sharp(file, sharpness)
    .resize(size, size, { fit: "contain", background: clear })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An icon in the middle of a square that has no transparent corners. */
async function framed(file: string, size: number, share: number, background: string) {
  const inner = Math.round(size * share)
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  return sharp(await drawn(file, inner))
    .extend({ top: before, bottom: after, left: before, right: after, background })
    .flatten({ background })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The colour of the tile that an icon stands on; undefined where it stands free. */
async function groundOf(file: string) {
  const [red, green, blue, alpha] = await sharp(await drawn(file, 64))
    .ensureAlpha()
    .extract({ left: 32, top: 1, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : undefined
}

/** An .ico may hold a PNG as it is: a directory of six bytes, one entry of sixteen, the file. */
function icoOf(png: Buffer, size: number) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
