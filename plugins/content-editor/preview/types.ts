import type { ContentValues } from "../../content-model/content"
import type { Field } from "./marks/putMarks"
import type { PreviewTarget } from "./pages"
import type { FindImage } from "./data/siteData"

export type Command = "undo" | "redo" | "save" | "search"

/** What the frame of the preview shows. */
export type View = {
  values: ContentValues
  findImage: FindImage
  /** A new object scrolls the page to it. */
  target: PreviewTarget
  /** The field that a person edits. */
  focused: Field
  /** Called after a click on what shows a field, with the page that its link leads to. */
  onSelect: (field: Field, link?: PreviewTarget) => void
  /** Called while a person types in the page; undefined if the page cannot be edited. */
  onType?: (field: Field, words: string) => void
  onCommand: (command: Command) => void
  /** Called after a click with Ctrl or Cmd on a link to a page of the site. */
  onNavigate: (target: PreviewTarget) => void
}

/** A field that is typed in, with its value before. */
export type Typing = Field & { value: string }
