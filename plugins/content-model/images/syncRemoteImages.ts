import type { DownloadErrors } from "../fields/picture/images"
import type { Issue } from "../issues/issues"
import { valueAt } from "../lib/path"
import { readValues } from "../read/readContent"
import { validateFolder } from "../validate/validateFolder"
import { writeFiles } from "../lib/writeFiles"
import { DownloadError, downloadImage } from "./download"
import { cachedName } from "../read/imageCache"

const maxConcurrent = 6

/** Downloads remote images into a content folder. Returns the reason of each failure by URL. */
async function download(urls: string[], folder: string) {
  const errors: DownloadErrors = {}
  const queue = new Set(urls).values()
  const downloadNext = async () => {
    for (const url of queue)
      try {
        const { bytes, extension } = await downloadImage(url)
        const path = `${cachedName(url)}.${extension}`
        writeFiles(folder, [{ path, content: bytes }])
        console.error(`content/${path} was fetched from ${url}.`)
      } catch (error) {
        if (!(error instanceof DownloadError)) throw error
        errors[url] = error.message
      }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, downloadNext))
  return errors
}

/** Validates a content folder. If remote images are missing, downloads them and validates again. */
export async function validateAndDownload(folder: string): Promise<Issue[]> {
  const issues = await validateFolder(folder)
  const missing = issues.filter(({ type }) => type === "image-not-downloaded")
  if (missing.length === 0) return issues
  const values = readValues(folder)
  const urls = missing.map(({ file, path }) => String(valueAt(values.get(file), path)))
  return validateFolder(folder, await download(urls, folder))
}
