import type { Issue } from "../../plugins/content-model/validate/issues"
import type { Addresses } from "./addresses"
import type { Change } from "./fields"
import type { Sight } from "./pictures"

/** The numbers of budgets.json before and after, by the names that lead to them. */
export type Limits = Record<string, { before?: number; after?: number }>

/** All that there is to tell of a change; what could not be found out is left out and noted. */
export type Story = {
  before: string
  after: string
  /** Why this must not be published, as Markdown. */
  problems: string[]
  /** What could not be found out, and why, as Markdown. */
  notes: string[]
  words: Change[]
  /** How many files outside content/ have changed. */
  otherFiles: number
  findings: (Issue & { isNew: boolean })[]
  addresses?: Addresses
  /** What was looked at, and how many pages there are in all. */
  sights?: Sight[]
  pages?: number
  limits: Limits
}
