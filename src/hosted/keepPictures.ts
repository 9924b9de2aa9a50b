import { existsSync, rmSync } from "node:fs"
import { join } from "node:path"
import { documentOf } from "../model/documents"
import { contentFiles } from "../model/fileRules"
import { recordFile, type News } from "../model/hosted"
import { copyOf, fingerprint, recordIn, recordText } from "../model/keptPictures"
import { isAddress, usesOf } from "../model/pictures"
import { listingOf, read } from "../model/reading"
import { writeWhole } from "../model/writeWhole"
import { fetchPicture } from "./fetchPicture"
import { Unfetched } from "./unfetched"

const atOnce = 6

type Options = {
  /** Asks the hosts of pictures that are kept, too, whether they still show the same. */
  compares?: boolean
  /** Takes over what they show now. */
  accepts?: boolean
}

/**
 * Fetches the pictures that content names by their address and that are not kept yet. Returns in
 * words what was kept, and why the others were not.
 */
export async function keepPictures(
  folder: string,
  { compares = false, accepts = false }: Options = {},
) {
  const record = recordIn(folder)
  const isKept = (address: string) =>
    record?.[address] !== undefined && existsSync(join(folder, record[address].file))
  const wanted = addressesIn(folder).filter((address) => compares || !isKept(address))
  // What a damaged record says must not be lost.
  const queue = record ? wanted.values() : [].values()
  const done: string[] = []
  const news: News = {}
  const work = async () => {
    for (const address of queue)
      try {
        const picture = await fetchPicture(address)
        done.push(...keep(folder, address, picture, accepts))
      } catch (error) {
        if (!(error instanceof Unfetched)) throw error
        news[address] = error.message
      }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { done, news }
}

/** The addresses of pictures that the files of a content folder name, as far as they can be read. */
function addressesIn(folder: string) {
  const documents = contentFiles(listingOf(folder)).flatMap(
    (file) => documentOf(read(folder, file)).document ?? [],
  )
  const named = documents.flatMap(usesOf).map(({ field }) => field.value)
  return [...new Set(named.filter(isAddress))]
}

type Picture = Awaited<ReturnType<typeof fetchPicture>>

// Without a pause, and from what the record says now: another build may be at work beside this one.
function keep(folder: string, address: string, { bytes, ending }: Picture, accepts: boolean) {
  const here = Object.entries(recordIn(folder) ?? {}).filter(([, { file }]) =>
    existsSync(join(folder, file)),
  )
  const record = Object.fromEntries(here)
  const before = record[address]
  const sha256 = fingerprint(bytes)
  if (before?.sha256 === sha256) return []
  if (before && !accepts)
    throw new Unfetched(
      'its host shows another one now, which "npm run pictures -- --accept" takes over',
    )
  const file = `${copyOf(address)}.${ending}`
  writeWhole(folder, [
    { path: file, content: bytes },
    { path: recordFile, content: recordText({ ...record, [address]: { file, sha256 } }) },
  ])
  if (before && before.file !== file) rmSync(join(folder, before.file))
  return [`content/${file} was fetched from ${address}.`]
}
