import type { Issue } from "../../plugins/content-model/issues/issues"
import type { PageComparison } from "./comparePage"
import type { ContentChange } from "./content/contentDiff"
import type { Effect } from "./content/effects"
import type { UrlChanges } from "./urlDiff"

/** Everything that the report shows. Parts that could not be checked are missing, with a note. */
export type ChangeReport = {
  before: string
  after: string
  /** Reasons against publishing, as Markdown. */
  problems: string[]
  /** What was not checked, and why, as Markdown. */
  notes: string[]
  content: ContentChange[]
  /** What visitors see of it, today and later. */
  effects: Effect[]
  /** The number of changed files outside content/. */
  otherFiles: number
  issues: (Issue & { isNew: boolean })[]
  urls?: UrlChanges
  /** The pages whose HTML has changed. */
  pages?: PageComparison[]
  /** The number of all pages. */
  pageCount: number
}
