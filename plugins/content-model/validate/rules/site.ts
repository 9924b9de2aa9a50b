import type { Clock } from "../../fields/period/intervals"
import type { Document } from "../../read/json/document"
import type { Targets } from "./linkTargets"

/** What a rule of one field knows of the other files. */
export type Site = {
  /** The content files, also those that cannot be parsed. */
  files: string[]
  documents: Document[]
  /** What links can lead to. */
  targets: Targets
  /** The addresses of the files below static/, such as `/prices.pdf`. */
  staticFiles: string[]
  /** False if a file is missing or has syntax errors: a section or a link may be in it. */
  isComplete: boolean
  clock: Clock
}
