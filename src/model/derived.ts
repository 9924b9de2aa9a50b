import { mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { guide } from "./guide"
import { schemas } from "./schemas"

/** The files in the repository that are made from the model, by path. */
export const derivedFiles: Record<string, string> = { ...schemas, "content/README.md": guide() }

if (require.main === module) {
  for (const [path, text] of Object.entries(derivedFiles)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(path)
  }
}
