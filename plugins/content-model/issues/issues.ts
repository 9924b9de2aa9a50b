import type { Path } from "../lib/path"
import { issueTypes, type IssueType, type Severity } from "./issueTypes"

/** A position in a content folder. */
export type Location = {
  /** The path below content/, with forward slashes. */
  file: string
  /** Counted from 1, like `column`, which counts UTF-16 units as code editors do. */
  line: number
  column: number
  /** Labels, such as `Products › Eggs › Features (features) › 2`; empty for a whole file. */
  fieldPath: string
  /** The same as keys in the file; empty for a whole file. */
  path: Path
}

/** A problem in a content folder. Its message states what is wrong and what to do. */
export type Issue = Location & {
  severity: Severity
  type: IssueType
  message: string
  /** The message for people who see a form instead of the file. Default: `message`. */
  formMessage?: string
  /** Whether it is in a draft, which may have any. */
  isInDraft?: boolean
}

/** An issue without its location. */
export type IssueText = [type: IssueType, message: string, formMessage?: string]

/** Creates an issue at a location. The type decides the severity. */
export const createIssue = (
  type: IssueType,
  location: Location,
  message: string,
  formMessage?: string,
): Issue => ({
  severity: issueTypes[type],
  type,
  ...location,
  message,
  ...(formMessage !== undefined && { formMessage }),
})

/** The message as a sentence of its own. */
export const issueText = ({ fieldPath, message }: Pick<Issue, "fieldPath" | "message">) =>
  fieldPath ? `${fieldPath}: ${message}` : `This file ${message}`

/** The location of a whole file. */
export const fileLocation = (file: string): Location => ({
  file,
  line: 1,
  column: 1,
  fieldPath: "",
  path: [],
})

/** Creates an issue of a whole file. The message continues the words "This file". */
export const fileIssue = (file: string, type: IssueType, message: string) =>
  createIssue(type, fileLocation(file), message)

/** Converts notes into errors, as required before a launch, but those of drafts. */
export const strict = (issues: Issue[]) =>
  issues.map((issue): Issue =>
    issue.severity === "note" && !issue.isInDraft ? { ...issue, severity: "error" } : issue,
  )

export const errorsOf = (issues: Issue[]) => issues.filter(({ severity }) => severity === "error")

export const byPosition = (a: Issue, b: Issue) =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.type, b.type)

// Not localeCompare: the order must not depend on the computer's language.
const compare = (a: string, b: string) => Number(a > b) - Number(a < b)
