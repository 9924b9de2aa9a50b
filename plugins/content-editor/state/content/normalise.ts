import { fieldsOf, resolveRef, type FieldSchema } from "../../../content-model/schema/jsonSchema"

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
      return (hasExamples && !isFile.test($ref) && schema.examples?.[0]) || ""
  }
}

// A file of an example may not exist.
const isFile = /File$/

/** Whether an optional field has an example that fits without thought. */
const hasExample = ({ $ref = "", examples, isAltText, missingTargetHint }: FieldSchema) =>
  examples !== undefined &&
  !isAltText &&
  !isFile.test($ref) &&
  ($ref !== "Destination" || missingTargetHint !== undefined)

/**
 * Prepares a value of the form for saving: trims texts and removes empty optional fields. Leaves
 * fields that the model does not define unchanged.
 */
export function normalise(value: unknown, field: FieldSchema): unknown {
  const { items = {}, properties = {}, required = [] } = resolveRef(field)
  if (typeof value === "string") return value.trim()
  if (Array.isArray(value)) return value.map((entry) => normalise(entry, items))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (!Object.hasOwn(properties, name)) return [[name, part]]
      const normalised = normalise(part, properties[name])
      const initial = resolveRef(properties[name]).default
      const isLeftOut = initial === undefined ? isEmpty(normalised) : normalised === initial
      return isLeftOut && !required.includes(name) ? [] : [[name, normalised]]
    }),
  )
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).every(isEmpty)
  return value === "" || value === false || value === undefined
}
