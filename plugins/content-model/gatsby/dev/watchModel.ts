import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { watchFolders } from "./watchFolders"

// What src/model/ may import of src/.
const modelFile = /(^|[\\/])(model[\\/].+|schema)\.ts$/

/**
 * Calls `onChange` when the model of a site changes below its folder of sources: Gatsby has read it at its
 * start. Returns a function that stops watching.
 */
export function watchModel(sources: string, onChange: () => void, onError: (error: Error) => void) {
  const read = () =>
    readdirSync(sources, { recursive: true, encoding: "utf8" })
      .filter((file) => modelFile.test(file))
      .map((file) => readFileSync(join(sources, file), "utf8"))
      .join()
  let known = read()
  const compare = async () => {
    const now = read()
    if (now !== known) onChange()
    known = now
  }
  return watchFolders([sources], compare, onError)
}
