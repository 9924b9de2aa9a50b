import { existsSync } from "node:fs"
import { join } from "node:path"
import { manifestFile } from "../lib/constants"
import { parseDocument } from "../read/json/document"
import { listFiles, readSource } from "../read/json/readFiles"
import { contentFiles } from "../read/content"
import { imageFields, isUrl } from "../fields/picture/images"
import type { DownloadErrors } from "../fields/picture/remoteImages"
import type { Issue } from "../issues/issues"
import { validateFolder } from "../validate/validateFolder"
import { writeFiles } from "../lib/writeFiles"
import { downloadImage } from "./download"
import { DownloadError } from "./DownloadError"
import { cachedName, manifestText, readManifest } from "../read/imageCache"
import { sha256 } from "../lib/sha256"

const maxConcurrent = 6

/** Downloads the remote images of a content folder that have no copy yet. Returns the reason of each failure by URL. */
async function downloadMissing(folder: string) {
  const errors: DownloadErrors = {}
  const manifest = readManifest(folder)
  // A damaged manifest is reported, not overwritten.
  if (!manifest) return errors
  const isCached = (url: string) =>
    manifest[url] !== undefined && existsSync(join(folder, manifest[url].file))
  const queue = remoteImages(folder)
    .filter((url) => !isCached(url))
    .values()
  const downloadNext = async () => {
    for (const url of queue)
      try {
        const file = save(folder, url, await downloadImage(url))
        console.error(`content/${file} was fetched from ${url}.`)
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

/**
 * Writes a copy and its entry in the manifest. Returns its path. Reads the manifest again, and synchronously: another
 * process may have changed it meanwhile.
 */
function save(
  folder: string,
  url: string,
  { bytes, extension }: Awaited<ReturnType<typeof downloadImage>>,
) {
  const existing = Object.entries(readManifest(folder) ?? {}).filter(([, copy]) =>
    existsSync(join(folder, copy.file)),
  )
  const file = `${cachedName(url)}.${extension}`
  const manifest = { ...Object.fromEntries(existing), [url]: { file, sha256: sha256(bytes) } }
  writeFiles(folder, [
    { path: file, content: bytes },
    { path: manifestFile, content: manifestText(manifest) },
  ])
  return file
}
