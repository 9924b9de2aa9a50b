import { existsSync, rmSync } from "node:fs"
import { join } from "node:path"
import { parseDocument } from "../validate/json/document"
import { contentFiles } from "../validate/rules/files"
import { manifestFile, type DownloadErrors } from "../validate/rules/remoteImages"
import { cachedName, sha256, readManifest, manifestText } from "./imageCache"
import { isUrl, imageFields } from "../validate/rules/images"
import { listFiles, readSource } from "../validate/json/readFiles"
import { writeAtomically } from "../validate/writeAtomically"
import { downloadImage } from "./download"
import { DownloadError } from "./DownloadError"

const atOnce = 6

type Options = {
  /** Asks the hosts of pictures that are kept, too, whether they still show the same. */
  verify?: boolean
  /** Takes over what they show now. */
  update?: boolean
}

/**
 * Fetches the pictures that content names by their address and that are not kept yet. Returns in
 * words what was kept, and why the others were not.
 */
export async function syncRemoteImages(
  folder: string,
  { verify = false, update = false }: Options = {},
) {
  const record = readManifest(folder)
  const isKept = (address: string) =>
    record?.[address] !== undefined && existsSync(join(folder, record[address].file))
  const wanted = addressesIn(folder).filter((address) => verify || !isKept(address))
  // What a damaged record says must not be lost.
  const queue = record ? wanted.values() : [].values()
  const done: string[] = []
  const errors: DownloadErrors = {}
  const work = async () => {
    for (const address of queue)
      try {
        const picture = await downloadImage(address)
        done.push(...keep(folder, address, picture, update))
      } catch (error) {
        if (!(error instanceof DownloadError)) throw error
        errors[address] = error.message
      }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { done, news: errors }
}

/** The addresses of pictures that the files of a content folder name, as far as they can be read. */
function addressesIn(folder: string) {
  const documents = contentFiles(listFiles(folder)).flatMap(
    (file) => parseDocument(readSource(folder, file)).document ?? [],
  )
  const named = documents.flatMap(imageFields).map(({ field }) => field.value)
  return [...new Set(named.filter(isUrl))]
}

type Picture = Awaited<ReturnType<typeof downloadImage>>

// Without a pause, and from what the record says now: another build may be at work beside this one.
function keep(folder: string, address: string, { bytes, ending }: Picture, update: boolean) {
  const here = Object.entries(readManifest(folder) ?? {}).filter(([, { file }]) =>
    existsSync(join(folder, file)),
  )
  const record = Object.fromEntries(here)
  const before = record[address]
  const hash = sha256(bytes)
  if (before?.sha256 === hash) return []
  if (before && !update)
    throw new DownloadError(
      'its host shows another one now, which "npm run images -- --accept" takes over',
    )
  const file = `${cachedName(address)}.${ending}`
  writeAtomically(folder, [
    { path: file, content: bytes },
    { path: manifestFile, content: manifestText({ ...record, [address]: { file, sha256: hash } }) },
  ])
  if (before && before.file !== file) rmSync(join(folder, before.file))
  return [`content/${file} was fetched from ${address}.`]
}
