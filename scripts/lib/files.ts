import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"

/** The files below a folder: relative paths with forward slashes. */
export const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll("\\", "/"))

/** The HTML of every built page, with the path at which it is shown. */
export const readHtmlPages = (folder: string) =>
  listFiles(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({
      path: `/${file.replace(/(^|\/)index\.html$/, "$1")}`,
      html: readFileSync(join(folder, file), "utf8"),
    }))
