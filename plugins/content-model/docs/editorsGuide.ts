import { contentTypes } from "../schema/contentTypes"
import { schemas, fieldsOf, typeName, resolveRef, type FieldSchema } from "../schema/jsonSchema"
import { issueTypes, type Severity } from "../validate/issues"
import { forTheOwner, introduction } from "./editorsGuideText"

/** The marketers' guide, content/README.md, as Markdown. */
export const editorsGuide = () =>
  [
    introduction,
    "## What the check finds",
    issues(),
    "## The files",
    ...contentTypes.map((shape) => section(typeName(shape), `\`${shape.meta()?.files}\``)),
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

function issues() {
  const rows = Object.entries(issueTypes).map(
    ([name, { severity, description, isFixable }]) =>
      `| ${description} | ${severities[severity]} | ${isFixable ? "yes" : ""} | \`${name}\` |`,
  )
  return [
    "Each issue names its file, line and column, the field in words, and what to do.",
    table("what it description | how grave | `--fix` mends it | its name for programs", rows),
  ].join("\n\n")
}

const fileNames = new Set(contentTypes.map(typeName))
const groups = Object.keys(schemas).filter(
  (name) => schemas[name].type === "object" && !fileNames.has(name),
)

/** The labels down to each place where a shape is used, such as `Home page › Hero › Picture`. */
function usesOf(name: string): string[] {
  return [...fileNames, ...groups].flatMap((parent) =>
    fieldsOf(schemas[parent]).flatMap(([field, about]) => {
      if ((about.$ref ?? about.items?.$ref) !== name) return []
      const label = (about.$ref ? about.title : undefined) ?? schemas[name].title ?? field
      const above = fileNames.has(parent) ? [schemas[parent].title ?? parent] : usesOf(parent)
      return above.map((place) => `${place} › ${label}`)
    }),
  )
}

function section(name: string, where = "") {
  const shape = schemas[name]
  const required = new Set(shape.required)
  const rows = fieldsOf(shape).map(
    ([field, about]) =>
      `| \`${field}\` | ${[about.title ?? resolveRef(about).title, kind(about), needed(required.has(field)), hint(about), shownIn(shape, about)].join(" | ")} |`,
  )
  return [
    `### ${[shape.title, where].filter(Boolean).join(": ")}`,
    [shape.description, shownAt(name)].filter(Boolean).join(" "),
    table("field | label | what | must it be there | what for | where it shows", rows),
  ].join("\n\n")
}

/** Where a field shows; that of a group is said where the group is described. */
const shownIn = ({ address }: FieldSchema, field: FieldSchema) =>
  resolveRef(field).visibleIn ?? (address ? `\`${address}\`` : "")

function shownAt(name: string) {
  const { address, visibleIn } = schemas[name]
  if (address) return `Its page is \`${address}\`.`
  if (visibleIn) return `Shown: ${visibleIn}.`
  return fileNames.has(name) ? "" : `Shown: ${usesOf(name).join("; ")}.`
}

const table = (head: string, rows: string[]) =>
  [`| ${head} |`, `|${"---|".repeat(head.split(" | ").length)}`, ...rows].join("\n")

const needed = (isRequired: boolean) => (isRequired ? "yes" : "no")

function hint(field: FieldSchema) {
  const { description, examples } = resolveRef(field)
  const example = examples
    ? `For example ${examples.map((e) => `\`${String(e)}\``).join(", ")}.`
    : ""
  return [description, example].filter(Boolean).join(" ")
}

function kind(field: FieldSchema): string {
  const shape = resolveRef(field)
  const limit = (most?: number) => (most === undefined ? "" : `, at most ${most}`)
  switch (shape.type) {
    case "array":
      return `list${entries(shape)}: ${shape.items ? kind(shape.items) : ""}`
    case "object":
      return `group: ${schemas[field.$ref ?? ""]?.title ?? ""}`
    case "integer":
      return "whole number"
    case "boolean":
      return "`true` or `false`"
    default:
      return `text${limit(shape.maxLength)}${shape.maxLength === undefined ? "" : " characters"}`
  }
}

const entries = ({ minItems = 0, maxItems }: FieldSchema) => {
  if (maxItems === undefined) return ""
  return minItems === maxItems ? ` of ${maxItems}` : `, at most ${maxItems}`
}
