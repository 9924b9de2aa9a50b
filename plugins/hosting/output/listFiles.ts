import { readdirSync, statSync } from "node:fs"
import { join } from "node:path"

/** The files below a folder, hidden ones too: relative paths with forward slashes. */
export const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll("\\", "/"))
