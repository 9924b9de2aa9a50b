import { schemas } from "../../content-model/schema/jsonSchema"
import { imageInfoOf } from "../../content-model/images/imageInfo"
import { extensionOf, isUrl } from "../../content-model/validate/rules/images"
import { HttpError } from "./HttpError"
import type { Asset } from "./requestSchema"

const { pattern = "", maxBytes = 0 } = schemas.PictureFile
const isAllowed = new RegExp(pattern, "i")

/** The largest picture that may be saved, in bytes. */
export const largestPicture = maxBytes

/** The path below content/ of a picture that may be saved or deleted. */
export function pictureAt(path: string) {
  const file = path.slice("content/".length)
  if (isAllowed.test(file) && !isUrl(file)) return file
  throw new HttpError(
    403,
    `${path} cannot be a picture here. Choose a PNG, JPEG, WebP or AVIF file whose name has no spaces.`,
  )
}

/** The pictures that came with a request. Judged by what they are, not by what they are called. */
export const decodeUploads = (assets: Asset[]) =>
  Promise.all(
    assets.map(async ({ path, content: base64 }) => {
      const file = pictureAt(path)
      const content = Buffer.from(base64, "base64")
      if (content.length > largestPicture)
        throw new HttpError(
          413,
          `${path} is larger than ${largestPicture / 1e6} MB. Save it smaller and choose it again.`,
        )
      const { ending, format } = extensionOf(file)
      const facts = await imageInfoOf(content, content.length)
      if (facts?.format === format) return { path, file, content, facts }
      throw new HttpError(
        422,
        `${path} is damaged, or it is no ${ending.toUpperCase()} picture inside. Save it anew from where it came from.`,
      )
    }),
  )
