import type { SvgFault } from "./checkSvg"
import { extensionOf } from "./imageFormat"
import { createIssue, fileIssue, fileLocation, type Issue } from "../../issues/issues"

/** The metadata of an image. The format is named as in sharp, or says what stands in place of a picture; `bytes` is the size of the file. */
export type ImageInfo = {
  width: number
  height: number
  format: string
  bytes: number
  fault?: SvgFault // of an SVG
  isAnimated?: true
}

const damaged = "is damaged or not a picture. Export it again from its source."

/** What people take for a picture: its first bytes, and what to do with it. */
export const noPictures: Record<string, [start: RegExp, message: string]> = {
  empty: [/^$/, "is empty. Copy it again from its source."],
  heic: [
    /^.{4}ftyp(hei|hev|mif1|msf1)/s,
    "is a HEIC picture, as iPhones make them, which browsers do not show. Save it as JPEG.",
  ],
  lfs: [
    /^version https:\/\/git-lfs\.github\.com\//,
    "is not here: git has only its address at Git LFS. Get it with `git lfs pull`.",
  ],
  page: [
    /^\s*<(!doctype html|html)\b/i,
    "is a web page, not the picture that it shows. Save the picture itself.",
  ],
  pdf: [/^%PDF-/, "is a PDF. Export its picture as PNG."],
}

/** Checks an image file by itself. `info` is undefined if it is damaged. */
export function imageFileIssues(
  file: string,
  info: ImageInfo | undefined,
  maxBytes: number,
): Issue[] {
  if (!info) return [fileIssue(file, "damaged-image", damaged)]
  if (info.format in noPictures)
    return [fileIssue(file, "damaged-image", noPictures[info.format][1])]
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
  const rename = /^(avif|jpeg|png|svg|webp)$/.test(actual)
    ? `Rename it to end in ".${actual}", or s`
    : "S"
  const message = `has the extension ".${ending}", but its format is ${actual.toUpperCase()}. ${rename}ave it as ${ending.toUpperCase()}.`
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
