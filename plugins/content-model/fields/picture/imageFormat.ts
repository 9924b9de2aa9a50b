/** The endings of pictures that every browser shows, for a regular expression. A logo may be an SVG, too. */
export const pictureEndings = "png|jpe?g|webp|avif"

/** The ending of each of these formats, as sharp names them. */
export const endings: Record<string, string> = {
  png: "png",
  jpeg: "jpg",
  webp: "webp",
  heif: "avif",
}
const formats: Record<string, string> = { jpg: "jpeg", avif: "heif" }

/** The extension of an image file, and the format that it means. */
export function extensionOf(file: string) {
  const ending = file.slice(file.lastIndexOf(".") + 1).toLowerCase()
  return { ending, format: formats[ending] ?? ending }
}

/** Detects the format of an image by its first bytes; an empty text if it is unknown. */
export function formatIn(bytes: Uint8Array) {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  const signatures = { "\x89PNG": "png", "\xff\xd8": "jpeg", RIFF: "webp", GIF8: "gif" }
  const match = Object.entries(signatures).find(([signature]) => head.startsWith(signature))
  return match?.[1] ?? (head.slice(4, 8) === "ftyp" ? "heif" : "")
}
