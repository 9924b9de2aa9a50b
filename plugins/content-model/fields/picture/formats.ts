import sharp from "sharp"
import { openPicture } from "./openPicture"

/** The quality of each format, chosen by likeness: see "Pictures" in docs/performance.md. */
export const quality = { avif: 46, webp: 60 }

/** An AVIF file of about the size and likeness of sharp's defaults, in a quarter of their time. */
export const avifOptions = { effort: 3, chromaSubsampling: "4:2:0" } as const

const maxRatio = 0.85

/**
 * Whether a picture is smaller as AVIF than as WebP, tried in its smallest width (px): the ratio is
 * worst there, and hardly changes above. A tiny or flat picture is not, because the header of an AVIF
 * file alone has about 270 bytes.
 */
export async function isAvifSmaller(
  picture: string | Buffer,
  widths: readonly number[],
  aspectRatio: number,
) {
  const width = Math.min(...widths)
  const image = openPicture(picture).resize({
    width,
    height: Math.round(width / aspectRatio),
    position: sharp.strategy.attention,
    withoutEnlargement: true,
  })
  const avif = await image
    .clone()
    .avif({ quality: quality.avif, ...avifOptions })
    .toBuffer()
  const webp = await image.clone().webp({ quality: quality.webp }).toBuffer()
  return avif.length <= maxRatio * webp.length
}
