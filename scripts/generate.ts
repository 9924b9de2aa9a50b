import "./lib/siteModel"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { editorSchemas } from "../plugins/content-model/docs/editorSchemas"
import { schemasFolder } from "../plugins/content-model/model/schemaPath"
import { editorsGuide } from "../plugins/content-model/docs/editorsGuide"

const guideFile = "src/model/guide.md"

/** The text of content/README.md. */
export const guide = () => editorsGuide(readFileSync(guideFile, "utf8"))

/** Writes the JSON Schemas that the files of a content folder refer to, for code editors. */
export function writeEditorSchemas(content: string) {
  rmSync(join(content, schemasFolder), { recursive: true, force: true })
  mkdirSync(join(content, schemasFolder), { recursive: true })
  for (const [path, text] of Object.entries(editorSchemas()))
    writeFileSync(join(content, path), text)
}

// `npm run generate`. With --schemas it leaves out the guide, which git tracks. A site may have none.
if (require.main === module) {
  writeEditorSchemas("content")
  const isGuideWanted = !process.argv.includes("--schemas") && existsSync(guideFile)
  if (isGuideWanted) writeFileSync("content/README.md", guide())
}
