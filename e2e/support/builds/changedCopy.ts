import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { listFiles } from "../../../scripts/lib/files"

const isText = /\.(html|css|js|json|txt|xml)$|_headers$|_redirects$/

/** Copies a built site into a temporary folder and changes each text. Returns the folder. */
export function createChangedCopy(site: string, change: (text: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), "changed-"))
  // Compressed files have the former text.
  cpSync(site, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  for (const file of listFiles(folder).filter((name) => isText.test(name))) {
    const path = join(folder, file)
    writeFileSync(path, change(readFileSync(path, "utf8")))
  }
  return folder
}
