import { parseDocument } from "../read/json/document"
import { listFiles, readSource } from "../read/json/readFiles"
import { contentFiles } from "../read/content"
import { imageFields, isUrl, type DownloadErrors } from "../fields/picture/images"
import type { Issue } from "../issues/issues"
import { validateFolder } from "../validate/validateFolder"
import { writeFiles } from "../lib/writeFiles"
import { downloadImage } from "./download"
import { DownloadError } from "./DownloadError"
import { cachedName, copyOf } from "../read/imageCache"

const maxConcurrent = 6

/** Downloads the remote images of a content folder that have no copy yet. Returns the reason of each failure by URL. */
async function downloadMissing(folder: string) {
  const errors: DownloadErrors = {}
  const { files } = listFiles(folder)
  const queue = remoteImages(folder)
    .filter((url) => !copyOf(url, files))
    .values()
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
  if (!issues.some(({ type }) => type === "image-not-downloaded")) return issues
  return validateFolder(folder, await downloadMissing(folder))
}

/** The URLs of all remote images that the files of a content folder name. */
function remoteImages(folder: string) {
  const documents = contentFiles(listFiles(folder)).flatMap(
    (file) => parseDocument(readSource(folder, file)).document ?? [],
  )
  const images = documents.flatMap(imageFields).map(({ field }) => field.value)
  return [...new Set(images.filter(isUrl))]
}
