import "./lib/siteModel"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as z from "zod"
import { model, schemas, typeName } from "../plugins/content-model/model/model"
import { schemaPath, schemasFolder } from "../plugins/content-model/validate/rules/fields"

type JsonSchema = z.core.JSONSchema.JSONSchema

const iconsSchema = "icons"

/** The JSON Schemas for code editors, by path below content/. All refer to one list of icons. */
export const editorSchemas = (): Record<string, string> => ({
  ...Object.fromEntries(
    model.types.map((type) => [schemaPath(typeName(type)), typeSchema(z.toJSONSchema(type))]),
  ),
  [schemaPath(iconsSchema)]: JSON.stringify(schemas.IconName),
})

// VS Code shows `completionDetail` beside a field that it offers. Beside a `$ref` it ignores a
// field's own title and description, so such a field is written out.
function typeSchema({ $defs: definitions = {}, ...schema }: JsonSchema) {
  const { IconName: _icons, ...others } = definitions
  const forCodeEditors = (_key: string, value: JsonSchema | null) => {
    const { $ref = "", ...own } = { ...value }
    if ($ref === "#/$defs/IconName")
      return { $ref: `${iconsSchema}.json`, completionDetail: schemas.IconName.title }
    if (typeof own.title !== "string" && typeof own.description !== "string") return value
    const field = { ...definitions[$ref.replace("#/$defs/", "")], ...own }
    return { ...field, completionDetail: field.title }
  }
  return JSON.stringify({ ...schema, $defs: others }, forCodeEditors, 2)
}

/** Writes the JSON Schemas that the files of a content folder refer to, for code editors. */
export function writeEditorSchemas(content: string) {
  rmSync(join(content, schemasFolder), { recursive: true, force: true })
  mkdirSync(join(content, schemasFolder), { recursive: true })
  for (const [path, text] of Object.entries(editorSchemas()))
    writeFileSync(join(content, path), text)
}

if (require.main === module) writeEditorSchemas("content")
