import { readdir, stat, writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import sharp from "sharp"

const WIDTH = 2400
const HEAVY = 1_300_000
const ICO_SIZE = 32
const TOUCH_SIZE = 180
const PINE = "#0E4D43"

const root = new URL("../", import.meta.url)
const at = (path) => fileURLToPath(new URL(path, root))

// SVG is rasterised at a density, not scaled afterwards, so that edges and blurs are computed
// at the final size.
async function rasterise(source, width) {
  const { width: own, density = 72 } = await sharp(source).metadata()
  return sharp(source, { density: (density * width) / own }).resize({ width })
}

// Soft light fills a PNG with its lowest bits; a picture too heavy is written without them, which
// the eye hardly sees, whereas a palette would show rings in the discs.
async function drawPicture(name) {
  const target = at(`content/images/${name}.png`)
  const picture = await rasterise(at(`content/images/sources/${name}.svg`), WIDTH)
  const { data, info } = await picture
    .flatten({ background: PINE })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const encode = (adaptiveFiltering) =>
    sharp(data, { raw: info }).png({ compressionLevel: 9, adaptiveFiltering }).toBuffer()
  let png = await encode(true)
  if (png.length > HEAVY) {
    for (let i = 0; i < data.length; i++) data[i] &= 254
    png = await encode(false)
  }
  await writeFile(target, png)
  return target
}

// An .ico may hold a PNG as it is: a directory of six bytes, one entry of sixteen, the file.
function icoOf(png, size) {
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

async function drawIcons() {
  const source = at("static/favicon.svg")
  const ico = at("static/favicon.ico")
  const small = await rasterise(source, ICO_SIZE)
  await writeFile(ico, icoOf(await small.png({ compressionLevel: 9 }).toBuffer(), ICO_SIZE))

  // The phone cuts the corners itself; a transparent corner would turn black there.
  const touch = at("static/apple-touch-icon.png")
  const large = await rasterise(source, TOUCH_SIZE)
  await large.flatten({ background: PINE }).png({ compressionLevel: 9 }).toFile(touch)
  return [ico, touch]
}

async function report(path) {
  const { size } = await stat(path)
  console.log(`${path.slice(at("").length)}: ${size} bytes`)
}

const files = await readdir(at("content/images/sources"))
const names = files.filter((file) => file.endsWith(".svg")).map((file) => file.slice(0, -4))
for (const name of names.toSorted()) await report(await drawPicture(name))
for (const icon of await drawIcons()) await report(icon)
