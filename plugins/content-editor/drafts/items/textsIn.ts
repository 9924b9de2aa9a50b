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
