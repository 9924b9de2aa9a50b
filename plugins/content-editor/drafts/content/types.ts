import type { Path } from "../../../content-model/lib/path"
import type { Issue } from "../../../content-model/issues/issues"
import type { ImageInfo } from "../../../content-model/fields/picture/imageFiles"
import type { readContentFolder } from "../../../content-model/read/readContentFolder"

// Paths of files are below content/, such as `services/eggs.json` or `images/hero.png`.

/** A content folder as JSON: all that the editor needs to validate and preview a change. */
export type Snapshot = ReturnType<typeof readContentFolder> & {
  /** Contains no damaged images. */
  images: Record<string, ImageInfo & { url: string }>
}

/** A new picture: its bytes, or the path of the saved picture that it copies. */
export type Picture = ImageInfo & ({ blob: Blob } | { from: string })

/** A file that differs from the saved one. The browser keeps it until it is saved. */
export type Draft = {
  file: string
  /** The saved text that the draft began from; null if there was none, as for pictures. */
  base: string | null
  /** The parsed content file, or a `Picture`; null deletes the file. */
  value: unknown
  /** The text of a save that was not answered. Perhaps it is saved. */
  sent?: string | null
}

export type Drafts = ReadonlyMap<string, Draft>

/** The new value of each file; null deletes the file. */
export type Values = Record<string, unknown>

/** The values of a file before and after; null where it does not exist. That of a picture tells nothing else. */
export type FileChange = { file: string; before: unknown; after: unknown }

/** One undoable change. */
export type Step = {
  /** The file in which the person worked, and the field. */
  file: string
  path: Path
  before: Values
  after: Values
  /** A time in milliseconds. */
  time: number
  /** Whether the next keystroke joins this step. */
  isTyping: boolean
}

/** The issues of the content with all drafts. */
export type Check = {
  /** All issues of changed files; the new errors and all notes of other files. */
  issues: Issue[]
  /** The errors with which the drafts must not be saved. */
  blocking: Issue[]
}

type SaveState =
  | { kind: "idle" }
  | { kind: "saving" }
  | { kind: "saved" }
  /** `isRetried`: the editor tries again by itself. */
  | { kind: "failed"; message: string; isRetried: boolean }
  /** Drafts must be corrected or decided. */
  | { kind: "refused"; files: string[] }

export type State = {
  snapshot: Snapshot
  drafts: Drafts
  /** The last check. It follows a change within 0.5 s. */
  check: Check
  save: SaveState
  /** Why the saved content could not be loaded again; undefined if it could. */
  loadProblem?: string
  /** Why the browser cannot keep drafts; undefined if it can. */
  storageProblem?: string
}
