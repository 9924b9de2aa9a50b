import { z } from "zod"
import { contentTypes } from "./contentTypes"
import { typeName, type FieldSchema } from "./jsonSchema"

/** Where in the repository the JSON Schema of a shape lies, by the shape's name. */
export const schemaPath = (name: string) => `src/model/schemas/${name}.json`

/** The JSON Schema of each kind of content file, by path: completion in a code editor. */
export const editorSchemas = Object.fromEntries(
  contentTypes.map((shape) => [schemaPath(typeName(shape)), schemaText(shape)]),
)

// VS Code shows `completionDetail` beside a field that it offers. Beside a `$ref` it leaves a
// field's own label and hint out of account: a field that has them is spelled out.
function schemaText(shape: (typeof contentTypes)[number]) {
  const schema = z.toJSONSchema(shape)
  const shapes = schema.$defs as Record<string, FieldSchema>
  const forCodeEditors = (_: string, value: FieldSchema | null) => {
    const { $ref = "", ...own } = { ...value }
    const isField = typeof own.title === "string" || typeof own.description === "string"
    if (!isField) return value
    const field = { ...shapes[$ref.replace("#/$defs/", "")], ...own }
    return { ...field, completionDetail: field.title }
  }
  return `${JSON.stringify(schema, forCodeEditors, 2)}\n`
}
