import { dictionary } from "../model/dictionary"
import { factsIn } from "../model/pictureFacts"
import { endingOf, isAddress } from "../model/pictures"
import { Refusal } from "./refusal"
import type { Asset } from "./requests"

const { pattern = "", heaviest = 0 } = dictionary.PictureFile
const isAllowed = new RegExp(pattern, "i")

/** The largest picture that may be saved, in bytes. */
export const largestPicture = heaviest

/** The path below content/ of a picture that may be saved or deleted. */
export function pictureAt(path: string) {
  const file = path.slice("content/".length)
  if (isAllowed.test(file) && !isAddress(file)) return file
  throw new Refusal(
    403,
    `${path} cannot be a picture here. Choose a PNG, JPEG, WebP or AVIF file whose name has no spaces.`,
  )
}

/** The pictures that came with a request. Judged by what they are, not by what they are called. */
export const picturesIn = (assets: Asset[]) =>
  Promise.all(
    assets.map(async ({ path, content: base64 }) => {
      const file = pictureAt(path)
      const content = Buffer.from(base64, "base64")
      if (content.length > largestPicture)
        throw new Refusal(
          413,
          `${path} is larger than ${largestPicture / 1e6} MB. Save it smaller and choose it again.`,
        )
      const { ending, format } = endingOf(file)
      const facts = await factsIn(content, content.length)
      if (facts?.format === format) return { path, file, content, facts }
      throw new Refusal(
        422,
        `${path} is damaged, or it is no ${ending.toUpperCase()} picture inside. Save it anew from where it came from.`,
      )
    }),
  )
