import sharp from "sharp"

/** Opens a picture upright: cameras store photographs turned, and say so in their metadata. */
export const openPicture = (picture: string | Buffer) => sharp(picture).autoOrient()
