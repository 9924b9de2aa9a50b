import { isRecord } from "../../lib/isRecord"
import { schemas } from "../../model/model"
import type { FieldSchema } from "../../model/fieldMeta"
import { resolveRef } from "../../model/jsonSchema"

/**
 * Writes a value in the canonical form of content files: `$schema` first, then the fields in the
 * order of the model, then unknown fields; two spaces of indentation, a line break at the end.
 */
export const serialize = (value: unknown, name: string) =>
  `${JSON.stringify(inOrder(value, schemas[name]) ?? null, null, 2)}\n`

function inOrder(value: unknown, field: FieldSchema = {}): unknown {
  const { items, properties = {} } = resolveRef(field)
  if (Array.isArray(value)) return value.map((entry) => inOrder(entry, items))
  if (!isRecord(value)) return value
  const order = Object.keys(properties)
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => rank(a) - rank(b))
      .map(([key, part]) => [key, inOrder(part, order.includes(key) ? properties[key] : {})]),
  )
}
