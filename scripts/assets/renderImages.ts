// Renders the SVG sources of the site's images as PNG.
import { readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { runCommand } from "../lib/runCommand"

const images = "content/images"
const sources = join(images, "sources")
const width = 2400
const maxBytes = 1_300_000
const background = "#0E4D43"

/** Renders an SVG. Its density is raised, so that edges and blurs are drawn at the final size. */
async function rasterise(source: string) {
  const { width: sourceWidth, density = 72 } = await sharp(source).metadata()
  const svg = sharp(source, { density: (density * width) / sourceWidth })
  return svg.resize({ width }).flatten({ background }).removeAlpha().raw()
}

/**
 * Writes a PNG. Soft light fills the lowest bit of each channel with noise. A file that is too large
 * is written without that bit, which is hardly visible. A palette would show rings.
 */
async function renderImage(name: string) {
  const image = await rasterise(join(sources, `${name}.svg`))
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  const encode = (adaptiveFiltering: boolean) =>
    sharp(data, { raw: info }).png({ compressionLevel: 9, adaptiveFiltering }).toBuffer()
  let png = await encode(true)
  if (png.length > maxBytes) {
    for (let i = 0; i < data.length; i++) data[i] &= 254
    png = await encode(false)
  }
  const file = join(images, `${name}.png`)
  await writeFile(file, png)
  console.log(`${file}: ${png.length} bytes`)
}

async function renderImages() {
  const files = await readdir(sources)
  const names = files.filter((file) => file.endsWith(".svg")).map((file) => file.slice(0, -4))
  for (const name of names.toSorted()) await renderImage(name)
}

void runCommand(renderImages)
