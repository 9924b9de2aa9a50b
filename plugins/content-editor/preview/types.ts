import type { ContentValues } from "../../content-model/read/content"
import type { FindImage } from "./data/siteData"
import type { Field } from "./marks/putMarks"
import type { PreviewTarget } from "./pages"

/** What the frame of the preview shows. */
export type View = {
  values: ContentValues
  /** Shows what the site shows at this instant, in milliseconds since 1970. */
  instant: number
  findImage: FindImage
  /** A new object scrolls the page to it. */
  target: PreviewTarget
  /** The field that a person edits. */
  focused: Field
  /** Called after a click on what shows a field. */
  onSelect: (field: Field) => void
  /** Called while a person types in the page; undefined if the page cannot be edited. */
  onType?: (field: Field, words: string) => void
}

/** A field that is typed in, with its value before. */
export type Typing = Field & { value: string }
