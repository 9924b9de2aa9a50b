import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { editorSchemas } from "./editorSchemas"
import { schemasFolder } from "../schema/schemaPath"
import { editorsGuide } from "./editorsGuide"

/** Writes the JSON Schemas that the files of a content folder refer to, for code editors. */
export function writeEditorSchemas(content: string) {
  rmSync(join(content, schemasFolder), { recursive: true, force: true })
  mkdirSync(join(content, schemasFolder), { recursive: true })
  for (const [path, text] of Object.entries(editorSchemas()))
    writeFileSync(join(content, path), text)
}

// `npm run generate`. With --schemas it leaves out the guide, which git tracks.
if (require.main === module) {
  writeEditorSchemas("content")
  if (!process.argv.includes("--schemas")) writeFileSync("content/README.md", editorsGuide())
}
