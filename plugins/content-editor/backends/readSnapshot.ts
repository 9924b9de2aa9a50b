import { contentTypeOf } from "../../content-model/schema/jsonSchema"
import { isInPictures, isPicture } from "../../content-model/validate/rules/images/images"
import type { Snapshot } from "../state/snapshot"
import type { BlobReader } from "./blobs"
import { contentOf, type Change } from "./change"

/** The snapshot of what is published and saved. */
export async function readSnapshot(change: Change, blobs: BlobReader): Promise<Snapshot> {
  const { staticFiles, imageCache } = await blobs.readBuild()
  const all = new Set([...change.mainFiles.keys(), ...change.contents.keys()])
  const files = [...all]
    .filter((file) => contentTypeOf(file) || isImage(file))
    .filter((file) => contentOf(change, file) !== null)
    .toSorted()
  const sources = files.filter(contentTypeOf).map(async (file) => {
    const text = await blobs.readText(contentOf(change, file))
    return { file, text: text ?? undefined, issues: [] }
  })
  const images = files.filter(isImage).map(async (file) => {
    const content = contentOf(change, file)
    if (content === null || typeof content === "string") return []
    const picture = await blobs.readPicture(content.id)
    return picture ? [[file, picture] as const] : []
  })
  return {
    staticFiles,
    imageCache,
    listing: { files, folders: [...new Set(files.flatMap(foldersAbove))] },
    sources: await Promise.all(sources),
    images: Object.fromEntries((await Promise.all(images)).flat()),
  }
}

const isImage = (file: string) => isInPictures.test(file) && isPicture.test(file)

const foldersAbove = (file: string) =>
  [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))
