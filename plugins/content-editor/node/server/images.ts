import type { RequestHandler } from "express"
import { readFileSync, statSync } from "node:fs"
import { extname, join } from "node:path"
import { openPicture } from "../../../content-model/fields/picture/openPicture"
import { listFiles } from "../../../content-model/read/json/readFiles"
import { isPicture } from "../../../content-model/fields/picture/images"
import { HttpError } from "../HttpError"

/** The path of the images below that of the editor. */
export const imagesPath = "/images"

const maxWidth = 2400 // px, of a picture that is made smaller

/**
 * The URL of an image below a folder. The path is one encoded segment, also for images in a sub-folder.
 * The query is another one whenever the image was written anew, so that browsers can keep the answer.
 */
export function imageUrl(folder: string, file: string) {
  const { size, mtimeMs } = statSync(join(folder, file))
  return `${imagesPath}/${encodeURIComponent(file.slice("images/".length))}?version=${size}-${mtimeMs}`
}

/** Answers with an image of a folder, which the query `width` makes smaller. */
export const sendImage =
  (folder: string): RequestHandler<{ name: string }> =>
  ({ params: { name }, query }, response, next) => {
    const file = `images/${name}`
    const path = join(folder, file)
    const width = Number(query.width)
    if (!isPicture.test(name) || !listFiles(folder).files.includes(file))
      throw new HttpError(404, `The picture content/${file} does not exist.`)
    // The logo is an SVG, which may contain scripts.
    const csp = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
    // Express 4 has no media type for AVIF.
    const type = /\.avif$/i.test(name) ? "image/avif" : extname(name)
    response.set("Content-Security-Policy", csp)
    if (query.version) response.set("Cache-Control", "private, max-age=31536000, immutable")
    const bytes = readFileSync(path)
    if (!(width > 0) || extname(name) === ".svg") return void response.type(type).send(bytes)
    openPicture(bytes)
      .resize({ width: Math.min(width, maxWidth), withoutEnlargement: true })
      .webp()
      .toBuffer()
      .then((small) => response.type("webp").send(small), next)
  }
