import sharp from "sharp"
import { openPicture } from "../../content-model/fields/picture/openPicture"

const defaultDensity = 72 // dots per inch, of librsvg

export const isSvg = (file: string) => /\.svg$/i.test(file)

/** Opens an image with sharp: an SVG with at least `size` px on its longer side, to be sharp. */
export async function openImage(file: string, size: number) {
  if (!isSvg(file)) return openPicture(file)
  const sideAt = async (density: number) => {
    const { width = 1, height = 1 } = await sharp(file, { density }).metadata()
    return Math.max(width, height)
  }
  const side = await sideAt(defaultDensity)
  // With less density, the shorter side could be less than a pixel.
  if (side >= size) return sharp(file)
  // A size in mm grows by the square of the density.
  const power = Math.max(1, Math.round(Math.log2((await sideAt(2 * defaultDensity)) / side)))
  return sharp(file, { density: defaultDensity * (size / side) ** (1 / power) })
}
