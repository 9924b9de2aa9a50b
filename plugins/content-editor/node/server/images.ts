import type { RequestHandler } from "express"
import { readFileSync, statSync } from "node:fs"
import { extname, join } from "node:path"
import { openPicture } from "../../../content-model/fields/picture/openPicture"
import { listFiles } from "../../../content-model/read/json/readFiles"
import { isPicture } from "../../../content-model/fields/picture/images"
import { HttpError } from "../HttpError"

/** The path of the images below that of the editor. */
export const imagesPath = "/images"

const maxWidthPx = 1280 // that the preview shows

/** A picture as the editor shows it. */
export const smallPicture = (path: string) =>
  openPicture(path).resize({ width: maxWidthPx, withoutEnlargement: true }).webp()

/**
 * The URL of an image below a folder. The path is one encoded segment, also for images in a sub-folder.
 * The query is another one whenever the image was written anew, so that browsers can keep the answer.
 */
export function imageUrl(folder: string, file: string) {
  const { size, mtimeMs } = statSync(join(folder, file))
  return `${imagesPath}/${encodeURIComponent(file.slice("images/".length))}?version=${size}-${mtimeMs}`
}

/** Answers with an image of a folder as the editor shows it. */
export const sendImage =
  (folder: string): RequestHandler<{ name: string }> =>
  ({ params: { name }, query }, response, next) => {
    const file = `images/${name}`
    const path = join(folder, file)
    if (!isPicture.test(name) || !listFiles(folder).files.includes(file))
      throw new HttpError(404, `The picture content/${file} does not exist.`)
    // The logo is an SVG, which may contain scripts.
    response.set(
      "Content-Security-Policy",
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    )
    if (query.version) response.set("Cache-Control", "private, max-age=31536000, immutable")
    if (extname(name) === ".svg") return void response.type("svg").send(readFileSync(path))
    smallPicture(path)
      .toBuffer()
      .then((small) => response.type("webp").send(small), next)
  }
