import { nameProblem } from "../../../content-model/validate/rules/fileNames"
import { slugOf } from "../../../content-model/lib/slug"
import { freeName } from "../../drafts/items/newItem"
import { text } from "../../ui/words/words"

/** The name of a picture without its folder. */
export const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1)

const withoutEnding = (file: string) => file.replace(/\.[^./]*$/, "")

/** A path below content/ that no other picture has: letters a to z, digits and hyphens. */
export function newPicturePath(name: string, ending: string, taken: string[]) {
  // Without endings, because the published editor shows each picture as WebP.
  const stems = new Set(taken.map((file) => withoutEnding(file).toLowerCase()))
  const isFree = (stem: string) => !stems.has(`images/${stem}`) && !nameProblem(stem)
  return `images/${freeName(slugOf(withoutEnding(name)) || "picture", isFree)}.${ending}`
}

/** The size of a picture in pixels and bytes, such as `1600 × 1200 pixels, 120 kB`. */
export function factsOf({ bytes, ...size }: { width: number; height: number; bytes: number }) {
  const weight =
    bytes < 1e6 ? `${Math.ceil(bytes / 1e3)}\u00a0kB` : `${(bytes / 1e6).toFixed(1)}\u00a0MB`
  return text("pictures.facts", { ...size, weight })
}
