import { schemas } from "../model/model"
import type { FieldSchema } from "../model/fieldMeta"
import { kindsOf } from "../model/jsonSchema"

const selections = (schema: FieldSchema) =>
  kindsOf(schema).map((kind) => `  ${kind} { ...${schema.properties?.[kind].$ref} }`)

/**
 * A fragment for each type of several kinds, such as `SectionKinds`. It selects a kind through the fragment with the
 * name of that kind's type.
 */
export const kindFragments = () =>
  Object.entries(schemas)
    .filter(([, schema]) => kindsOf(schema).length > 0)
    .map(
      ([name, schema]) => `fragment ${name}Kinds on ${name} {\n${selections(schema).join("\n")}\n}`,
    )
