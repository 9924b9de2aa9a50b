import { isRecord } from "../../../content-model/lib/isRecord"
import { schemaOf } from "../../../content-model/model/model"
import { textsOf, type FieldText } from "../../../content-model/fields/text/texts"

const cache = new WeakMap<object, FieldText[]>()

/** The texts of a content file in the order of the model, without `$schema`. */
export function textsIn(file: string, value: unknown) {
  if (!isRecord(value)) return []
  const texts = cache.get(value) ?? textsOf(value, schemaOf(file))
  cache.set(value, texts)
  return texts
}

/** The texts of a file whose fields have one of some shared types, such as `PictureFile`. */
export const textsOfTypes = (file: string, value: unknown, ...types: string[]) =>
  textsIn(file, value).flatMap(({ schema, text }) =>
    types.includes(String(schema.$ref)) ? [text] : [],
  )
