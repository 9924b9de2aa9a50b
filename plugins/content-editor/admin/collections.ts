import { contentTypes, collections as folderLabels } from "../../content-model/schema/contentTypes"
import { schemas, fieldsOf, typeName, resolveRef } from "../../content-model/schema/jsonSchema"
import { schemaLine } from "../../content-model/validate/rules/fields"
import { contentFormat, fieldWidget, validationWidget, repositoryPath } from "../constants"
import { emptyValue } from "../state/normalise"

const files = contentTypes.map((type) => ({
  name: typeName(type),
  path: type.meta()?.files ?? "",
}))
const folderOf = (path: string) => path.split("/").slice(0, -1).join("/")

/** The fields of a form. Decap shows each by a control of form/. */
function fields(name: string, path: string) {
  const { required = [] } = schemas[name]
  const validation = {
    name: "$schema",
    label: "Check",
    hint: "",
    widget: validationWidget,
    contentType: name,
    required: true,
    default: schemaLine(path, name),
  }
  return [
    validation,
    ...fieldsOf(schemas[name]).map(([key, field]) => {
      const { title = key, description = "" } = resolveRef(field)
      const isRequired = required.includes(key)
      return {
        name: key,
        label: title,
        hint: description,
        widget: fieldWidget,
        contentType: name,
        required: isRequired,
        ...(isRequired && { default: emptyValue(field) }),
      }
    }),
  ]
}

const format = { format: contentFormat, extension: "json" }

type Fields = ReturnType<typeof fields>
export type Collection = {
  name: string
  label: string
  label_singular?: string
  description?: string
  create?: boolean
  delete?: boolean
  identifier_field?: string
  slug?: string
  summary?: string
  preview_path?: string
  sortable_fields?: { field: string; default_sort?: "asc" }[]
  format: string
  extension: string
  files?: { name: string; label: string; file: string; preview_path?: string; fields: Fields }[]
  folder?: string
  fields?: Fields
}

/** Decap's collections, from the content model: one for each folder of content/. */
export const collections = Object.entries(folderLabels).map(([folder, label]): Collection => {
  const inFolder = files.filter(({ path }) => folderOf(path) === folder)
  const itemType = inFolder.find(({ path }) => path.includes("*"))
  if (!itemType) {
    const list = inFolder.map(({ name, path }) => ({
      name,
      label: schemas[name].title ?? name,
      file: repositoryPath(path),
      preview_path: schemas[name].address,
      fields: fields(name, path),
    }))
    return { name: folder || "site", label, delete: false, files: list, ...format }
  }
  const { name, path } = itemType
  const { title = name, description, anchorsOn } = schemas[name]
  const identifier = fieldsOf(schemas[name]).some(([key]) => key === "id") ? "id" : "title"
  return {
    name: folder,
    label,
    label_singular: title,
    description,
    folder: repositoryPath(folder),
    create: true,
    identifier_field: "title",
    slug: `{{fields.${identifier}}}`,
    summary: "{{title}}",
    preview_path: anchorsOn && `${anchorsOn}#{{fields.id}}`,
    sortable_fields: [{ field: "position", default_sort: "asc" }, { field: "title" }],
    fields: fields(name, path),
    ...format,
  }
})
