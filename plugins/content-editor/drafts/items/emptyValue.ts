import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import { fieldsOf, resolveRef } from "../../../content-model/model/jsonSchema"

/** The value of a new field: empty, with all required fields of an object. */
export function emptyValue(field: FieldSchema, hasExamples = false): unknown {
  const { $ref = "", type, minItems = 0, items = {}, required = [], ...schema } = resolveRef(field)
  const isWanted = ([name, part]: [string, FieldSchema]) =>
    required.includes(name) || (hasExamples && hasExample(resolveRef(part)))
  switch (type) {
    case "array":
      return Array.from({ length: minItems }, () => emptyValue(items, hasExamples))
    case "object":
      return Object.fromEntries(
        fieldsOf(schema)
          .filter(isWanted)
          .map(([name, part]) => [name, emptyValue(part, hasExamples)]),
      )
    case "integer":
    case "boolean":
      return undefined
    default:
      return (hasExamples && !namesFile({ $ref }) && schema.examples?.[0]) || ""
  }
}

/** Whether a field names a picture, a logo or a download. Those of the examples may not exist. */
export const namesFile = ({ $ref = "" }: FieldSchema) => $ref.endsWith("File")

/** Whether an optional field has an example that fits without thought. */
const hasExample = ({ $ref = "", examples, isAltText, missingTargetHint }: FieldSchema) =>
  examples !== undefined &&
  !isAltText &&
  !namesFile({ $ref }) &&
  $ref !== "Day" &&
  ($ref !== "Destination" || missingTargetHint !== undefined)
