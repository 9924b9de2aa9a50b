import { schemaAt } from "../../../content-model/compare/fieldChanges"
import { schemaOf } from "../../../content-model/model/model"
import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import {
  fieldsOf,
  isOptionalAt,
  isPage,
  kindsOf,
  resolveRef,
  schemasAt,
} from "../../../content-model/model/jsonSchema"
import type { Issue } from "../../../content-model/issues/issues"
import { type Path, valueAt } from "../../../content-model/lib/path"
import { text } from "../../ui/words/words"

export type Section = { name: string; title: string; fields: [string, FieldSchema][] }

// The program writes these fields, or another view does.
const managedFields = ["position", "id", "draft", "hidden", "formerIds", "focus"]

// When something is shown comes after what is shown.
const periodFields = ["shown", "afterwards"]
const isOfPeriod = ([name]: [string, FieldSchema]) => periodFields.includes(name)

/** The fields of an object that a person fills in. */
export function editableFields(schema: FieldSchema) {
  const fields = fieldsOf(schema).filter(([name]) => !managedFields.includes(name))
  return [...fields.filter((field) => !isOfPeriod(field)), ...fields.filter(isOfPeriod)]
}

/** The kinds that an entry of a list of sections has: without an error, one. Others have none. */
export const kindsIn = (schema: FieldSchema, entry: unknown) =>
  kindsOf(resolveRef(schema)).filter((kind) => valueAt(entry, [kind]) !== undefined)

/** Whether a field of a file may be left empty and should say so. A period says it by "Always". */
export function isOptionalIn(file: string, path: Path) {
  const isOfShown = schemaAt(file, path.slice(0, -1)).$ref === "Period"
  return !isOfShown && isOptionalAt(schemaOf(file), path)
}

/** The path of the field after the title of an item. The title is asked for before there is a form. */
export function fieldAfterTitle(file: string): Path {
  const group = schemaOf(file).properties?.top ? ["top"] : []
  const names = editableFields(schemaAt(file, group)).map(([name]) => name)
  return [...group, names[names.indexOf("title") + 1] ?? "title"]
}

const searchFields = ["title", "description", "share", "inSearch"]

/** The issues of a file in the order of its form, those of the whole file first. */
export function sortByForm(file: string, issues: Issue[]) {
  const places = new Map(issues.map((issue) => [issue, placesOf(file, issue.path)]))
  const placeOf = (issue: Issue, level: number) => places.get(issue)?.[level] ?? -1
  return issues.toSorted((a, b) => {
    const level = a.path.findIndex((_, one) => placeOf(a, one) !== placeOf(b, one))
    return level < 0 ? a.path.length - b.path.length : placeOf(a, level) - placeOf(b, level)
  })
}

/** The place of each field along a path among those beside it. The kind of a section comes first. */
function placesOf(file: string, path: Path) {
  const groups = schemasAt(schemaOf(file), path)
  return path.map((key, level) => {
    if (typeof key === "number") return key
    if (kindsOf(groups[level]).includes(key)) return -1
    const fields =
      level === 0 ? sectionsOf(file).flatMap((one) => one.fields) : editableFields(groups[level])
    return fields.findIndex(([one]) => one === key)
  })
}

/**
 * The sections of a file's form: single fields, then each group, then when it is shown, then what search
 * engines show. An item is one section. Perhaps only of some top-level fields.
 */
export function sectionsOf(file: string, shown?: string[]): Section[] {
  const schema = schemaOf(file)
  const fields = editableFields(schema).filter(([name]) => shown?.includes(name) ?? true)
  const isSearchable = isPage(schema)
  if (schema.files?.includes("*") && !isSearchable)
    return [{ name: "", title: schema.title ?? "", fields }]
  const isForSearch = ([name]: [string, FieldSchema]) => isSearchable && searchFields.includes(name)
  const isGroup = ([, field]: [string, FieldSchema]) =>
    ["object", "array"].includes(resolveRef(field).type ?? "")
  const others = fields.filter((field) => !isForSearch(field) && !isOfPeriod(field))
  return [
    {
      name: "general",
      title: text("form.general"),
      fields: others.filter((field) => !isGroup(field)),
    },
    ...others.filter(isGroup).map((field) => ({
      name: field[0],
      title: resolveRef(field[1]).title ?? field[0],
      fields: [field],
    })),
    { name: "shown", title: text("form.shown"), fields: fields.filter(isOfPeriod) },
    { name: "search", title: text("form.search"), fields: fields.filter(isForSearch) },
  ].filter((section) => section.fields.length > 0)
}
