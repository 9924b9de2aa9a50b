import sharp from "sharp"

/** An image of one colour. It becomes a PNG unless another format is chosen. */
export const testImage = (width = 9, height = 9, background = "teal") =>
  sharp({ create: { width, height, channels: 3, background } }).png()
