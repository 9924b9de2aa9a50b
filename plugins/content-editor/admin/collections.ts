import { contentTypes, collections as folderLabels } from "../../content-model/schema/contentTypes"
import { schemas, fieldsOf, typeName, resolveRef } from "../../content-model/schema/jsonSchema"
import { schemaLine } from "../../content-model/validate/rules/fields"
import { emptyValue } from "../state/normalise"

const shapes = contentTypes.map((shape) => ({
  name: typeName(shape),
  path: shape.meta()?.files ?? "",
}))
const folderOf = (path: string) => path.split("/").slice(0, -1).join("/")

/** The fields of a form; one of our own controls stands for each, see Control.tsx. */
function fields(name: string, path: string) {
  const { required = [] } = schemas[name]
  const report = {
    name: "$schema",
    label: "Check",
    hint: "",
    widget: "report",
    shape: name,
    required: true,
    default: schemaLine(path, name),
  }
  return [
    report,
    ...fieldsOf(schemas[name]).map(([key, field]) => {
      const { title = key, description = "" } = resolveRef(field)
      const isRequired = required.includes(key)
      return {
        name: key,
        label: title,
        hint: description,
        widget: "field",
        shape: name,
        required: isRequired,
        ...(isRequired && { default: emptyValue(field) }),
      }
    }),
  ]
}

const pathIn = (path: string) => `content/${path}`
const format = { format: "content", extension: "json" }

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

/** What the editor lists: the folders of content/, and in each its files, from the model. */
export const collections = Object.entries(folderLabels).map(([folder, label]): Collection => {
  const own = shapes.filter(({ path }) => folderOf(path) === folder)
  const many = own.find(({ path }) => path.includes("*"))
  if (!many) {
    const list = own.map(({ name, path }) => ({
      name,
      label: schemas[name].title ?? name,
      file: pathIn(path),
      preview_path: schemas[name].address,
      fields: fields(name, path),
    }))
    return { name: folder || "site", label, delete: false, files: list, ...format }
  }
  const { name, path } = many
  const { title = name, description, anchorsOn } = schemas[name]
  const identifier = fieldsOf(schemas[name]).some(([key]) => key === "id") ? "id" : "title"
  return {
    name: folder,
    label,
    label_singular: title,
    description,
    folder: pathIn(folder),
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
