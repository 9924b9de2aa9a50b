import type { SvgFault } from "./checkSvg"
import { extensionOf } from "./imageFormat"
import { createIssue, fileIssue, fileLocation, type Issue } from "../../issues/issues"

/** The metadata of an image. The format is named as in sharp, or "lfs" for a pointer of Git LFS; `bytes` is the size of the file. */
export type ImageInfo = {
  width: number
  height: number
  format: string
  bytes: number
  fault?: SvgFault // of an SVG
  isAnimated?: true
}

const damaged = "is damaged or not a picture. Export it again from its source."

const pointer = "is not here: git has only its address at Git LFS. Get it with `git lfs pull`."

/** Checks an image file by itself. `info` is undefined if it is damaged. */
export function imageFileIssues(
  file: string,
  info: ImageInfo | undefined,
  maxBytes: number,
): Issue[] {
  if (!info) return [fileIssue(file, "damaged-image", damaged)]
  if (info.format === "lfs") return [fileIssue(file, "damaged-image", pointer)]
  return [
    ...extensionIssues(file, info),
    ...fileSizeIssues(file, info, maxBytes),
    ...pixelCountIssues(file, info),
    ...aspectRatioIssues(file, info),
    ...svgIssues(file, info),
    ...animationIssues(file, info),
  ]
}

function animationIssues(file: string, { isAnimated }: ImageInfo) {
  const message =
    "moves, but the site shows its first picture alone. Show a film in a section “Video”, or save one picture of it."
  return isAnimated ? [fileIssue(file, "animated-image", message)] : []
}

function extensionIssues(file: string, { format }: ImageInfo) {
  const { ending, format: expected } = extensionOf(file)
  if (expected === format) return []
  const actual = format === "heif" ? "avif" : format
  const message = `has the extension ".${ending}", but its format is ${actual.toUpperCase()}. Rename it to end in ".${actual}", or save it as ${ending.toUpperCase()}.`
  return [fileIssue(file, "wrong-image-extension", message)]
}

function fileSizeIssues(file: string, { bytes }: ImageInfo, maxBytes: number) {
  if (bytes <= maxBytes) return []
  const format = (size: number) =>
    size >= 1e6 ? `${(size / 1e6).toFixed(1)} MB` : `${Math.ceil(size / 1e3)} kB`
  const message = `has ${format(bytes)}, but ${format(maxBytes)} are enough. Compress it.`
  return [fileIssue(file, "image-file-too-large", message)]
}

/** Programs need about 4 bytes of memory for each pixel, also of a file with few bytes. */
export const maxPixels = 50_000_000
const maxSide = 16_383 // px, the limit of WebP

function pixelCountIssues(file: string, { width, height }: ImageInfo) {
  const isTooLong = Math.max(width, height) > maxSide
  if (!isTooLong && width * height <= maxPixels) return []
  const limit = isTooLong ? `${maxSide} a side` : `${maxPixels / 1e6} million in all`
  const message = `has ${width} × ${height} pixels, but ${limit} are allowed. Make it smaller.`
  return [fileIssue(file, "too-many-pixels", message)]
}

// To crop a picture, a build enlarges its shorter side to the height of the frame.
const maxAspectRatio = 20

function aspectRatioIssues(file: string, { width, height, format }: ImageInfo) {
  const ratio = Math.max(width / height, height / width)
  if (format === "svg" || ratio <= maxAspectRatio) return []
  const message = `has ${width} × ${height} pixels, but one side may be at most ${maxAspectRatio} times the other. Crop it.`
  return [fileIssue(file, "extreme-aspect-ratio", message)]
}

function svgIssues(file: string, { fault }: ImageInfo) {
  if (!fault) return []
  const { unsafe, ...position } = fault
  const location = { ...fileLocation(file), ...position }
  if (!unsafe) return [createIssue("damaged-image", location, damaged)]
  const message = `contains ${unsafe} in line ${fault.line}, which could run a program or load another file. Delete it there, or export the drawing again as plain SVG, with its pictures embedded.`
  return [createIssue("unsafe-svg", location, message)]
}
