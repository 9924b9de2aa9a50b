import "./lib/siteModel"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { editorSchemas } from "../plugins/content-model/docs/editorSchemas"
import { schemasFolder } from "../plugins/content-model/model/schemaPath"

/** Writes the JSON Schemas that the files of a content folder refer to, for code editors. */
export function writeEditorSchemas(content: string) {
  rmSync(join(content, schemasFolder), { recursive: true, force: true })
  mkdirSync(join(content, schemasFolder), { recursive: true })
  for (const [path, text] of Object.entries(editorSchemas()))
    writeFileSync(join(content, path), text)
}

if (require.main === module) writeEditorSchemas("content")
