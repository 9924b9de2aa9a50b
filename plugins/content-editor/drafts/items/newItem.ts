import { filesOfType, type ContentValues } from "../../../content-model/read/content"
import { isRecord } from "../../../content-model/lib/isRecord"
import { isCollectionPage, pageAddress } from "../../../content-model/read/pageAddress"
import { Translation } from "../../../content-model/fields/groups/translation"
import { tagOfName } from "../../../content-model/languages/tagOfName"
import { contentTypeOf, schemas, settingsFile, typeName } from "../../../content-model/model/model"
import { isDated, kindSchema, publicationPath } from "../../../content-model/model/jsonSchema"
import type { StartingPoint } from "../../../content-model/model/fieldMeta"
import { timeZoneOfContent } from "../../../content-model/fields/period/shownAt"
import { localTimeOf } from "../../../content-model/time/instants"
import { slugOf } from "../../../content-model/lib/slug"
import { nameProblem } from "../../../content-model/validate/rules/fileNames"
import { addressIssues } from "../../../content-model/validate/rules/pages/collectionPages"
import { schemaLine } from "../../../content-model/validate/rules/fields"
import { text } from "../../ui/words/words"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { listAt, valueAt, withValueAt } from "../../../content-model/lib/path"
import type { State } from "../content/types"
import { emptyValue, namesFile } from "./emptyValue"
import { appendItem } from "./order"
import { redirect } from "./redirects"
import { textsIn } from "./textsIn"

/** The names of all saved files and drafts, deleted ones included, and of files in static/. */
export const takenNames = ({ snapshot, drafts }: State) => [
  ...snapshot.listing.files,
  ...drafts.keys(),
  ...snapshot.staticFiles,
]

/** Creates an item from the examples of the model. `taken` are the names of other known files. */
export function newItem(values: ContentValues, name: string, title: string, taken: string[] = []) {
  const empty = emptyValue(schemas[name])
  const filled = textsIn(schemas[name].files ?? "", empty).reduce((item, { path, schema }) => {
    const isOpen = namesFile(schema) || path.some((key) => typeof key === "number")
    return isOpen ? item : withValueAt(item, path, schema.examples?.[0] ?? "")
  }, empty)
  return addItem(values, name, withTitle(values, name, filled, title), taken)
}

/** Creates a page of a starting point, from the examples of the model. News are of today. */
export function newPage(
  values: ContentValues,
  name: string,
  { kinds, fields }: Omit<StartingPoint, "title">,
  title: string,
  taken: string[] = [],
) {
  const empty = withValueAt(emptyValue(schemas[name], true), ["sections"], kinds.map(newSection))
  const page = withValueAt(empty, ["top", "title"], title)
  const item = Object.assign({}, withTitle(values, name, page, title), fields)
  const today = localTimeOf(Date.now(), timeZoneOfContent(values)).slice(0, 10)
  const isNews = isDated(schemas[name])
  const dated = isNews ? withValueAt(item, publicationPath(schemas[name]), today) : item
  return addItem(values, name, dated, taken)
}

/** A section of a kind, with the examples of the model. */
export const newSection = (kind: string) => ({
  [kind]: emptyValue(kindSchema(kind), true),
})

/** An item with another title. That of a page has the site's name for search engines. */
function withTitle(values: ContentValues, name: string, item: unknown, title: string) {
  if (valueAt(item, ["top"]) === undefined) return withValueAt(item, ["title"], title)
  const [, max = Infinity] = schemas[name].properties?.title?.seoLength ?? []
  const long = `${title} | ${String(valueAt(values.get(settingsFile()), ["name"]))}`
  return withValueAt(item, ["title"], long.length <= max ? long : title)
}

/** Copies an item: with another title, id and position, all else is equal, also the heading of a page. */
export function copyItem(values: ContentValues, file: string, taken: string[] = []) {
  const name = String(contentTypeOf(file)?.meta()?.id)
  const max = schemas[name].properties?.title?.maxLength ?? Infinity
  const suffix = text("start.copySuffix")
  const title = `${titleOf(file, values.get(file)).slice(0, max - suffix.length)}${suffix}`
  const copy = withValueAt(values.get(file), ["formerIds"], undefined)
  return addItem(values, name, withTitle(values, name, copy, title), taken)
}

function addItem(values: ContentValues, name: string, item: unknown, taken: string[]) {
  const { files = "", title = "", properties = {} } = schemas[name]
  const pathOf = (id: string) => files.replace("*", id)
  const all = new Set([...taken, ...values.keys()].map((file) => file.toLowerCase()))
  const ids = idsIn(values, name)
  const isFree = (id: string) =>
    !all.has(pathOf(id)) &&
    !ids.includes(id) &&
    nameProblem(id) === undefined &&
    (!isCollectionPage(pathOf(id)) || addressIssues(pathOf(id), taken).length === 0)
  const named = titleOf(pathOf(""), item)
  const start =
    (name === typeName(Translation) && tagOfName(named)) || slugOf(named) || slugOf(title)
  const id = freeName(start, isFree, properties.id?.maxLength)
  const file = pathOf(id)
  const type = contentTypeOf(file)
  const fields = { ...(isRecord(item) && item), ...("id" in properties && { id }) }
  const value = { $schema: schemaLine(file, name), ...fields }
  if (!("position" in properties))
    return { file, changes: { ...redirect(values, pageAddress(file)), [file]: value } }
  return { file, changes: appendItem(type ? filesOfType(values, type) : [], { file, value }) }
}

/** The id of an item, then those that it had before. */
export function idsOf(value: unknown) {
  const ids = [valueAt(value, ["id"]), ...listAt(value, ["formerIds"])]
  return ids.filter((one) => typeof one === "string")
}

/** The ids of all items of a type but one. */
export const idsIn = (values: ContentValues, name: string, except?: string) =>
  [...values].flatMap(([file, value]) =>
    file !== except && contentTypeOf(file)?.meta()?.id === name ? idsOf(value) : [],
  )

/** The name, or the first with a number behind it, that is free. */
export function freeName(name: string, isFree: (name: string) => boolean, maxLength = 60): string {
  for (let count = 1; ; count++) {
    const end = count === 1 ? "" : `-${count}`
    const numbered = name.slice(0, maxLength - end.length).replace(/-$/, "") + end
    if (isFree(numbered)) return numbered
  }
}
