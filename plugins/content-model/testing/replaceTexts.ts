import { isRecord } from "../lib/isRecord"
import { withValueAt } from "../lib/path"
import { contentTypeOf, typeName } from "../model/model"
import type { FieldSchema } from "../model/fieldMeta"
import { acceptsAnyWords, fieldsOf, resolveRef } from "../model/jsonSchema"
import { textsOf, type FieldText } from "../fields/text/texts"

/** Every text of a content file that a person writes. */
export const textsOfFile = (file: string, value: unknown) => textsOf(value, schemaOf(file))

/** The value of a content file in which `replace` has replaced every text. */
export const replaceTexts = (file: string, value: unknown, replace: (text: FieldText) => string) =>
  textsOfFile(file, value).reduce(
    (changed, text) => withValueAt(changed, text.path, replace(text)),
    value,
  )

/** The value of a content file in which all optional texts are filled in. */
export const fillOptional = (file: string, value: unknown) => fillIn(schemaOf(file), value)

/** True if a text may contain any words. An address, a colour or a name may not. */
export const isFreeText = ({ schema }: FieldText) => acceptsAnyWords(schema)

function schemaOf(file: string): FieldSchema {
  const type = contentTypeOf(file)
  return { $ref: type && typeName(type) }
}

function fillIn(field: FieldSchema, value: unknown): unknown {
  const { items = {}, ...schema } = resolveRef(field)
  if (Array.isArray(value)) return value.map((entry) => fillIn(items, entry))
  if (!isRecord(value)) return value
  const filled = fieldsOf(schema).flatMap(([name, part]) => {
    if (Object.hasOwn(value, name)) return [[name, fillIn(part, value[name])]]
    const { type, isAltText, enum: [choice] = ["x"], ...rest } = resolveRef(part)
    const [example] = rest.examples ?? [choice]
    // A decorative image must not have a description. Two sections must not have one anchor.
    return type === "string" && !isAltText && name !== "anchor" ? [[name, example]] : []
  })
  return { ...value, ...Object.fromEntries(filled) }
}
