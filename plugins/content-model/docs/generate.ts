import { mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { editorsGuide } from "./editorsGuide"
import { editorSchemas } from "../schema/editorSchemas"

/** The files in the repository that are made from the model, by path. */
export const generatedFiles: Record<string, string> = {
  ...editorSchemas,
  "content/README.md": editorsGuide(),
}

if (require.main === module) {
  for (const [path, text] of Object.entries(generatedFiles)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(path)
  }
}
