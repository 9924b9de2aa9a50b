import { readdir, stat, writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import sharp from "sharp"

const WIDTH = 2400
const HEAVY = 1_300_000
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

async function report(path) {
  const { size } = await stat(path)
  console.log(`${path.slice(at("").length)}: ${size} bytes`)
}

const files = await readdir(at("content/images/sources"))
const names = files.filter((file) => file.endsWith(".svg")).map((file) => file.slice(0, -4))
for (const name of names.toSorted()) await report(await drawPicture(name))
