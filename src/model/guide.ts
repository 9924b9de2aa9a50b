import { files } from "./content"
import { dictionary, fieldsOf, nameOf, resolved, type Shape } from "./dictionary"
import { kinds, type Severity } from "./findings"
import { forTheOwner, introduction } from "./guideText"

/** The marketers' guide, content/README.md, as Markdown. */
export const guide = () =>
  [
    introduction,
    "## What the check finds",
    findings(),
    "## The files",
    ...files.map((shape) => section(nameOf(shape), `\`${shape.meta()?.files}\``)),
    "## Groups of fields that the files use",
    ...groups.map((name) => section(name)),
    forTheOwner,
  ]
    .join("\n\n")
    .replace(/\n{3,}/g, "\n\n")

const severities: Record<Severity, string> = {
  error: "error: the site is not built",
  warning: "warning: better mended",
  note: "note: to be done before a launch",
}

function findings() {
  const rows = Object.entries(kinds).map(
    ([name, { severity, means, isFixable }]) =>
      `| ${means} | ${severities[severity]} | ${isFixable ? "yes" : ""} | \`${name}\` |`,
  )
  return [
    "Each finding names its file, line and column, the field in words, and what to do.",
    table("what it means | how grave | `--fix` mends it | its name for programs", rows),
  ].join("\n\n")
}

const fileNames = new Set(files.map(nameOf))
const groups = Object.keys(dictionary).filter(
  (name) => dictionary[name].type === "object" && !fileNames.has(name),
)

/** The labels down to each place where a shape is used, such as `Home page › Hero › Picture`. */
function usesOf(name: string): string[] {
  return [...fileNames, ...groups].flatMap((parent) =>
    fieldsOf(dictionary[parent]).flatMap(([field, about]) => {
      if ((about.$ref ?? about.items?.$ref) !== name) return []
      const label = (about.$ref ? about.title : undefined) ?? dictionary[name].title ?? field
      const above = fileNames.has(parent) ? [dictionary[parent].title ?? parent] : usesOf(parent)
      return above.map((place) => `${place} › ${label}`)
    }),
  )
}

function section(name: string, where = "") {
  const shape = dictionary[name]
  const required = new Set(shape.required)
  const rows = fieldsOf(shape).map(
    ([field, about]) =>
      `| \`${field}\` | ${[about.title ?? resolved(about).title, kind(about), needed(required.has(field)), hint(about), shownIn(shape, about)].join(" | ")} |`,
  )
  return [
    `### ${[shape.title, where].filter(Boolean).join(": ")}`,
    [shape.description, shownAt(name)].filter(Boolean).join(" "),
    table("field | label | what | must it be there | what for | where it shows", rows),
  ].join("\n\n")
}

/** Where a field shows; that of a group is said where the group is described. */
const shownIn = ({ address }: Shape, field: Shape) =>
  resolved(field).shows ?? (address ? `\`${address}\`` : "")

function shownAt(name: string) {
  const { address, shows } = dictionary[name]
  if (address) return `Its page is \`${address}\`.`
  if (shows) return `Shown: ${shows}.`
  return fileNames.has(name) ? "" : `Shown: ${usesOf(name).join("; ")}.`
}

const table = (head: string, rows: string[]) =>
  [`| ${head} |`, `|${"---|".repeat(head.split(" | ").length)}`, ...rows].join("\n")

const needed = (isRequired: boolean) => (isRequired ? "yes" : "no")

function hint(field: Shape) {
  const { description, examples } = resolved(field)
  const example = examples
    ? `For example ${examples.map((e) => `\`${String(e)}\``).join(", ")}.`
    : ""
  return [description, example].filter(Boolean).join(" ")
}

function kind(field: Shape): string {
  const shape = resolved(field)
  const limit = (most?: number) => (most === undefined ? "" : `, at most ${most}`)
  switch (shape.type) {
    case "array":
      return `list${entries(shape)}: ${shape.items ? kind(shape.items) : ""}`
    case "object":
      return `group: ${dictionary[field.$ref ?? ""]?.title ?? ""}`
    case "integer":
      return "whole number"
    case "boolean":
      return "`true` or `false`"
    default:
      return `text${limit(shape.maxLength)}${shape.maxLength === undefined ? "" : " characters"}`
  }
}

const entries = ({ minItems = 0, maxItems }: Shape) => {
  if (maxItems === undefined) return ""
  return minItems === maxItems ? ` of ${maxItems}` : `, at most ${maxItems}`
}
