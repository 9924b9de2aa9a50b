import { schemas } from "../model/model"
import type { FieldSchema } from "../model/fieldMeta"
import { fieldsOf, resolveRef } from "../model/jsonSchema"
import { issueTypes, type Severity } from "../issues/issueTypes"
import { isMarkdown } from "../fields/markdown/parseMarkdown"
import { kindTable } from "./kindTable"
import { code, join, shapeOf, table } from "./markdownTable"

const isFile = (name: string) => schemas[name].files !== undefined
const isGroup = (name: string) => schemas[name].type === "object" && !isFile(name)

/** The marketers' guide: the site's own text, in Markdown, with tables of the model at `{{files}}` and others. */
export function editorsGuide(template: string) {
  const names = Object.keys(schemas)
  const slots: Record<string, string> = {
    issues: issueTable(),
    files: names.filter(isFile).map(section).join("\n\n"),
    groups: names.filter(isGroup).map(section).join("\n\n"),
    sections: kindTable(),
  }
  return template.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => slots[slot])
}

const severities: Record<Severity, string> = {
  error: "error: the site is not built",
  warning: "warning: should be fixed",
  note: "note: fix it before a launch",
}

function issueTable() {
  const rows = Object.entries(issueTypes).map(([name, type]) => {
    const { severity, description, isFixable } = type
    return [description, severities[severity], isFixable ? "yes" : "", code(name)]
  })
  return table(["problem", "effect", "`--fix` repairs it", "its name for programs"], rows)
}

/** A heading, a description and a table of the fields of a type. */
function section(name: string) {
  const schema = schemas[name]
  const required = new Set(schema.required)
  const rows = fieldsOf(schema).map(([field, fieldSchema]) => [
    code(field),
    resolveRef(fieldSchema).title ?? "",
    kindOf(fieldSchema),
    required.has(field) ? "yes" : "no",
    purposeOf(fieldSchema),
    placeOf(fieldSchema, schema),
  ])
  const head = `### ${join(": ", schema.title, schema.files && `\`${schema.files}\``)}`
  const text = join(" ", schema.description, placeOfType(name))
  return join(
    "\n\n",
    head,
    text,
    table(["field", "label", "value", "required", "purpose", "shown"], rows),
  )
}

const maxChoices = 9 // of a field that the guide lists; there are more icons

function kindOf(field: FieldSchema): string {
  const { type, items, minItems = 0, maxItems, maxLength, ...schema } = resolveRef(field)
  switch (type) {
    case "array": {
      const limit =
        minItems === maxItems
          ? ` of ${maxItems}`
          : minItems > 1
            ? ` of ${minItems} to ${maxItems}`
            : `, at most ${maxItems}`
      return `list${maxItems === undefined ? "" : limit}: ${items ? kindOf(items) : ""}`
    }
    case "object":
      return join(
        ", ",
        `group: ${schemas[field.$ref ?? ""]?.title ?? ""}`,
        shapeOf(resolveRef(field)),
      )
    case "integer":
      return "whole number"
    case "boolean":
      return "`true` or `false`"
    default: {
      if (schema.enum && schema.enum.length <= maxChoices)
        return `one of ${schema.enum.map(code).join(", ")}`
      const text = isMarkdown(field.$ref) ? "text with signs" : "text"
      return maxLength === undefined ? text : `${text}, at most ${maxLength} characters`
    }
  }
}

function purposeOf(field: FieldSchema) {
  const { description, examples } = resolveRef(field)
  const list = examples?.map((example) => code(String(example))).join(", ")
  return join(" ", description, list && `For example ${list}.`)
}

const placeOf = (field: FieldSchema, { address }: FieldSchema) =>
  resolveRef(field).visibleIn ?? (address ? `\`${address}\`` : "")

function placeOfType(name: string) {
  const { address, visibleIn } = schemas[name]
  if (address) return `Its page is \`${address}\`.`
  if (visibleIn) return `Shown: ${visibleIn}.`
  return isFile(name) ? "" : `Shown: ${usesOf(name).join("; ")}.`
}

/** The labels of each place where a group is used, such as `Home page › Hero › Picture`. */
const usesOf = (name: string): string[] =>
  Object.keys(schemas).flatMap((parent) =>
    fieldsOf(schemas[parent]).flatMap(([field, { $ref, title, items }]) => {
      if (($ref ?? items?.$ref) !== name) return []
      const label = ($ref && title) ?? schemas[name].title ?? field
      const parents = isFile(parent) ? [schemas[parent].title ?? parent] : usesOf(parent)
      return parents.map((place) => `${place} › ${label}`)
    }),
  )
