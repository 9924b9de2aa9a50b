import type { readContentFolder } from "../../../content-model/read/readContentFolder"
import type { ImageInfo } from "../../../content-model/fields/picture/imageFiles"

/** A content folder as JSON: all that the editor needs to validate and preview a change. */
export type Snapshot = ReturnType<typeof readContentFolder> & {
  /** By path below content/, such as `images/hero.png`. Contains no damaged images. */
  images: Record<string, ImageInfo & { url: string }>
}
