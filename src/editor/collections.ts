import { files, folders } from "../model/content"
import { dictionary, fieldsOf, nameOf, resolved } from "../model/dictionary"
import { schemaLine } from "../model/fieldRules"
import { blank } from "./tidy"

const shapes = files.map((shape) => ({ name: nameOf(shape), path: shape.meta()?.files ?? "" }))
const folderOf = (path: string) => path.split("/").slice(0, -1).join("/")

/** The fields of a form; one of our own controls stands for each, see Control.tsx. */
function fields(name: string, path: string) {
  const { required = [] } = dictionary[name]
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
    ...fieldsOf(dictionary[name]).map(([key, field]) => {
      const { title = key, description = "" } = resolved(field)
      const isRequired = required.includes(key)
      return {
        name: key,
        label: title,
        hint: description,
        widget: "field",
        shape: name,
        required: isRequired,
        ...(isRequired && { default: blank(field) }),
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
export const collections = Object.entries(folders).map(([folder, label]): Collection => {
  const own = shapes.filter(({ path }) => folderOf(path) === folder)
  const many = own.find(({ path }) => path.includes("*"))
  if (!many) {
    const list = own.map(({ name, path }) => ({
      name,
      label: dictionary[name].title ?? name,
      file: pathIn(path),
      preview_path: dictionary[name].address,
      fields: fields(name, path),
    }))
    return { name: folder || "site", label, delete: false, files: list, ...format }
  }
  const { name, path } = many
  const { title = name, description, sectionsOn } = dictionary[name]
  const identifier = fieldsOf(dictionary[name]).some(([key]) => key === "id") ? "id" : "title"
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
    preview_path: sectionsOn && `${sectionsOn}#{{fields.id}}`,
    sortable_fields: [{ field: "position", default_sort: "asc" }, { field: "title" }],
    fields: fields(name, path),
    ...format,
  }
})
