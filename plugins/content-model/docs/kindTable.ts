import type { FieldSchema } from "../model/fieldMeta"
import { isMarkdown } from "../fields/markdown/parseMarkdown"
import { fieldsOf, kindSchema, kindsOf, resolveRef, sectionSchema } from "../model/jsonSchema"
import { code, shapeOf, table } from "./markdownTable"

const head = ["kind", "needs", "may have", "texts with signs", "pictures"]

/** What a section of each kind needs and may have, as a table in Markdown. */
export const kindTable = () =>
  table(
    head,
    kindsOf(sectionSchema()).map((kind) => {
      const parts = partsOf(kindSchema(kind))
      const list = (isListed: (part: Part) => boolean) => parts.filter(isListed).map(nameOf)
      return [
        code(kind),
        list(({ isRequired }) => isRequired),
        list(({ isRequired }) => !isRequired),
        list(({ field }) => isMarkdown((field.items ?? field).$ref)),
        parts.flatMap(({ name, field }) =>
          field.minSize ? `${code(name)}: ${shapeOf(field)}` : [],
        ),
      ].map((cell) => (Array.isArray(cell) ? cell.join(", ") : cell))
    }),
  )

type Part = { name: string; field: FieldSchema; isRequired: boolean }

/** The fields of a kind; of a list also those of its entries, such as `entries.title`. */
function partsOf(group: FieldSchema, place = ""): Part[] {
  const { required = [], ...schema } = resolveRef(group)
  return fieldsOf(schema).flatMap(([name, field]) => {
    const part = { name: place + name, field, isRequired: required.includes(name) }
    const { items } = resolveRef(field)
    const below =
      items && resolveRef(items).type === "object" ? partsOf(items, `${place}${name}.`) : []
    return [part, ...below]
  })
}

/** Its name, and how many entries a list has. */
function nameOf({ name, field }: Part) {
  const { type, minItems = 0, maxItems } = resolveRef(field)
  return type === "array" ? `${code(name)} (${minItems} to ${maxItems})` : code(name)
}
