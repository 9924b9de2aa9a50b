import { openPicture } from "./openPicture"

/** The point that stays in view where a picture is cropped: percent from the left and the top. */
export type Focus = { x: number; y: number }

/** The width of a picture divided by its height, as it is shown: photographs may be stored turned. */
export async function aspectRatioOf(picture: string) {
  const { autoOrient } = await openPicture(picture).metadata()
  return autoOrient.width / autoOrient.height
}

/**
 * Crops a picture to an aspect ratio around its focal point, in the same way as the CSS property
 * `object-position`.
 */
export async function cropToFocus(picture: string, aspectRatio: number, { x, y }: Focus) {
  const image = openPicture(picture)
  const { autoOrient } = await image.metadata()
  const width = Math.min(autoOrient.width, Math.round(autoOrient.height * aspectRatio))
  const height = Math.min(autoOrient.height, Math.round(autoOrient.width / aspectRatio))
  return image.extract({
    left: Math.round(((autoOrient.width - width) * x) / 100),
    top: Math.round(((autoOrient.height - height) * y) / 100),
    width,
    height,
  })
}
