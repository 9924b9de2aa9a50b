import { existsSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { listFiles, readSource } from "./json/readFiles"
import { contentFiles } from "./content"

/** Reads all that validation needs of a content folder, but its images. */
export function readContentFolder(folder: string) {
  const listing = listFiles(folder)
  return {
    listing,
    sources: contentFiles(listing).map((file) => readSource(folder, file)),
    staticFiles: readStaticFiles(staticFolderOf(folder)),
  }
}

/** The folder of a site whose files Gatsby serves as they are, beside its content folder. */
export const staticFolderOf = (content: string) => join(content, "..", "static")

/** The files below a static folder by their address, such as `/prices.pdf`. Not URL-encoded. */
export const readStaticFiles = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => statSync(join(folder, file)).isFile())
        .map((file) => `/${file.replaceAll("\\", "/")}`)
    : []
