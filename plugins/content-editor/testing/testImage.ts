import sharp from "sharp"

/** A PNG of one colour, 9 by 9 pixels. */
export const testImage = (background = "teal") =>
  sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer()
