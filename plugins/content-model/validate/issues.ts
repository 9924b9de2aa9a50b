import type { Path } from "../schema/jsonSchema"

/** How grave a issue is: an error stops a build; a note becomes an error before a real launch. */
export type Severity = "error" | "warning" | "note"

type IssueTypeInfo = {
  severity: Severity
  /** What it means, in one sentence. */
  description: string
  /** `npm run check -- --fix` can put it right, at least where there is no doubt. */
  isFixable?: boolean
}

const define = <Names extends string>(list: Record<Names, IssueTypeInfo>) => list

/** Every kind of issue, in the order of the guide. */
export const issueTypes = define({
  // The files.
  "file-missing": { severity: "error", description: "The site needs a file that is not there." },
  "item-missing": {
    severity: "error",
    description: "A folder holds fewer items than the site needs.",
  },
  "file-unknown": {
    severity: "error",
    description: "A file lies where the site does not look for it.",
  },
  "file-ending": {
    severity: "error",
    description: 'The name of a content file must end in ".json".',
  },
  "file-unread": { severity: "warning", description: "The site does not use this file." },
  "file-folder": {
    severity: "error",
    description: "There is a folder in a file's place, or vice versa.",
  },
  "file-case": {
    severity: "error",
    description:
      "Two names differ only by upper and lower case: many computers keep only one of them.",
  },
  "file-unreadable": { severity: "error", description: "The file cannot be opened." },
  "file-large": { severity: "error", description: "The file is too large to be content." },
  "file-empty": { severity: "error", description: "There is nothing in the file." },
  encoding: {
    severity: "error",
    description: "The file is not saved as UTF-8, so some letters would come out wrong.",
    isFixable: true,
  },
  "byte-order-mark": {
    severity: "error",
    description:
      'The file was saved as "UTF-8 with BOM": an invisible character stands at its start.',
    isFixable: true,
  },
  "line-ends": {
    severity: "warning",
    description: "The lines end as on Windows, so every line looks changed to others.",
    isFixable: true,
  },
  // How it is written.
  syntax: {
    severity: "error",
    description: "A comma, quotation mark or bracket is not in its place.",
  },
  comma: {
    severity: "error",
    description: "There is a comma with nothing after it.",
    isFixable: true,
  },
  quotes: {
    severity: "error",
    description: 'Texts and field names stand in straight double quotes ("…").',
    isFixable: true,
  },
  "field-twice": { severity: "error", description: "A field is written twice in the same group." },
  "schema-line": {
    severity: "warning",
    description: 'The "$schema" line, by which a code editor helps, is missing or wrong.',
    isFixable: true,
  },
  // What the fields hold.
  "field-missing": { severity: "error", description: "A field that the site needs is not there." },
  "field-unknown": { severity: "error", description: "The site knows no field of this name here." },
  "wrong-kind": {
    severity: "error",
    description: "A text stands where a number belongs, a list where a text belongs, and the like.",
  },
  "text-empty": { severity: "error", description: "A text has no words." },
  "text-long": { severity: "error", description: "A text is longer than its place has room for." },
  "text-form": {
    severity: "error",
    description: "A text does not have the form that its field needs.",
  },
  "list-short": { severity: "error", description: "A list has too few entries." },
  "list-long": { severity: "error", description: "A list has too many entries." },
  "number-range": { severity: "error", description: "A number is too small or too large." },
  "icon-unknown": { severity: "error", description: "There is no icon of this name." },
  "control-character": {
    severity: "error",
    description: "A text holds a character that no page can show.",
  },
  "hidden-character": {
    severity: "warning",
    description:
      "A text holds an invisible character, or one that was lost when the file was saved.",
  },
  "hidden-text": {
    severity: "error",
    description: "A text holds characters that nobody sees but that programs read.",
  },
  "turned-text": {
    severity: "error",
    description: "A text holds a character that turns the order of letters around.",
  },
  "white-space": {
    severity: "warning",
    description: "A text begins or ends with a space.",
    isFixable: true,
  },
  // How the files fit together.
  "id-taken": { severity: "error", description: "Two items have the same id." },
  "position-taken": { severity: "warning", description: "Two items have the same position." },
  "page-unknown": { severity: "error", description: "A link leads to a page that does not exist." },
  "section-unknown": {
    severity: "error",
    description: "A link leads to a section (#…) that its page does not have.",
  },
  "slash-missing": {
    severity: "warning",
    description: 'The address of a page ends in "/"; without it each visit takes a detour.',
    isFixable: true,
  },
  "redirect-taken": {
    severity: "error",
    description: "A redirect begins at an address that the site needs, or that another one has.",
  },
  "redirect-target": {
    severity: "error",
    description: "A redirect leads neither to a page of this site nor to another site.",
  },
  // Pictures and colours.
  "picture-missing": { severity: "error", description: "A picture is named that is not there." },
  "picture-unreadable": { severity: "error", description: "A picture is damaged." },
  "picture-ending": {
    severity: "error",
    description: "A picture is of another kind than the ending of its name says.",
  },
  "picture-small": {
    severity: "warning",
    description: "A picture will look blurred at its place.",
  },
  "picture-heavy": {
    severity: "warning",
    description: "A picture's file is larger than it need be.",
  },
  "picture-unfetched": {
    severity: "error",
    description: "A picture on an image host has no copy beside the content yet.",
  },
  "picture-changed": {
    severity: "warning",
    description: "An image host shows another picture than the copy of it, or none.",
  },
  "picture-altered": {
    severity: "error",
    description: "The copy of a picture is not what was fetched from its image host.",
  },
  "picture-record": {
    severity: "error",
    description: "The record of the pictures from image hosts is damaged.",
  },
  "picture-unused": { severity: "warning", description: "No content names this picture." },
  "description-missing": {
    severity: "error",
    description: "A picture has no description for those who cannot see it.",
  },
  "description-twice": {
    severity: "error",
    description: "A picture is marked as decoration and has a description as well.",
  },
  "description-image-of": {
    severity: "warning",
    description: 'A description begins with "image of", which a screen reader says already.',
  },
  "colour-changed": {
    severity: "warning",
    description: "A colour is shown darker or lighter than written, because it could not be read.",
  },
  // What search engines show.
  "search-short": {
    severity: "warning",
    description: "A page's title or description says too little.",
  },
  "search-long": { severity: "warning", description: "A search result will cut it off." },
  "search-same": {
    severity: "warning",
    description: "Two pages have the same title or description.",
  },
  // Before a launch.
  placeholder: { severity: "note", description: "A text looks as if it waited for the real one." },
  "example-address": {
    severity: "note",
    description: "An address or a number is an example that belongs to nobody.",
  },
  "dead-end": { severity: "note", description: "A button, a link or the form leads nowhere yet." },
})

export type IssueType = keyof typeof issueTypes

/** Where something stands in a content folder. */
export type Location = {
  /** The path below content/, with forward slashes. */
  file: string
  /** Counted from 1, as is `column`, which counts as code editors do. */
  line: number
  column: number
  /** The field in words, such as `Services › Poultry Trading › Features (features) › 2`; empty for the file as a whole. */
  place: string
  /** The same as keys in the file; none for the file as a whole. */
  path: Path
}

/** One thing to know about a content folder; `message` says in words what to do. */
export type Issue = Location & { severity: Severity; kind: IssueType; message: string }

/** A message continues "This file …" where its place is empty. */
export const createIssue = (kind: IssueType, place: Location, message: string): Issue => ({
  severity: issueTypes[kind].severity,
  kind,
  ...place,
  message,
})

/** The place of a file as a whole. */
export const fileLocation = (file: string): Location => ({
  file,
  line: 1,
  column: 1,
  place: "",
  path: [],
})

/** The same issues for a real launch: what may wait until then must be done now. */
export const strict = (issues: Issue[]) =>
  issues.map((one): Issue => (one.severity === "note" ? { ...one, severity: "error" } : one))

export const errorsOf = (issues: Issue[]) => issues.filter(({ severity }) => severity === "error")

export const byPosition = (a: Issue, b: Issue) =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.kind, b.kind)

// The same on every computer, whatever its language.
const compare = (a: string, b: string) => Number(a > b) - Number(a < b)
