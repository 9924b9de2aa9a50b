import { readFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../plugins/hosting/output/listFiles"

/** The HTML of every built page, with the path at which it is shown. */
export const readHtmlPages = (folder: string) =>
  listFiles(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({
      path: `/${file.replace(/(^|\/)index\.html$/, "$1")}`,
      html: readFileSync(join(folder, file), "utf8"),
    }))
