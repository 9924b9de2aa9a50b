import { text } from "../../words"

/** The name of a picture without its folder. */
export const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1)

const withoutEnding = (file: string) => file.replace(/\.[^./]*$/, "")

/** A path below content/ that no other picture has: letters a to z, digits and hyphens. */
export function newPicturePath(name: string, ending: string, taken: string[]) {
  const ascii = withoutEnding(name).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
  const slug =
    ascii
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 60)
      .replace(/^-|-$/g, "") || "picture"
  // Without endings, because the published editor shows each picture as WebP.
  const stems = new Set(taken.map((file) => withoutEnding(file).toLowerCase()))
  for (let count = 1; ; count++) {
    const stem = `images/${slug}${count > 1 ? `-${count}` : ""}`
    if (!stems.has(stem)) return `${stem}.${ending}`
  }
}

/** The size of a picture in pixels and bytes, such as `1600 × 1200 pixels, 120 kB`. */
export function factsOf({
  width,
  height,
  bytes,
}: {
  width: number
  height: number
  bytes: number
}) {
  const weight =
    bytes < 1e6 ? `${Math.ceil(bytes / 1e3)}\u00a0kB` : `${(bytes / 1e6).toFixed(1)}\u00a0MB`
  return text("pictures.facts", { width, height, weight })
}
