import { contentTypeOf } from "../../content-model/schema/jsonSchema"
import { isInPictures, isPicture } from "../../content-model/validate/rules/images/images"
import { snapshotPath } from "../constants"
import type { Snapshot } from "../state/snapshot"
import type { Host, SavedContent } from "./host"
import { measurePicture } from "./pictures"

/** The snapshot of the last build, with the id of each file's blob. */
export type Build = Snapshot & { blobs: Record<string, string> }

/** Reads the last build, which lies beside the editor. */
export async function fetchBuild(): Promise<Build> {
  const build: Build = await (await fetch(`.${snapshotPath}`)).json()
  for (const image of Object.values(build.images))
    image.url = new URL(image.url, document.baseURI).href
  return build
}

type File = { file: string; content: SavedContent }
type Options = {
  host: Host
  readBuild: () => Promise<Build>
  readText: (content: SavedContent) => Promise<string | null>
  /** The known texts by the id of their blob. */
  texts: Map<string, string>
}

/** Reads the snapshot of files on a git host. Asks it only for what the last build does not have. */
export function createSnapshotReader({ host, readBuild, readText, texts }: Options) {
  const pictures = new Map<string, Snapshot["images"][string]>()
  let build: Build | undefined

  async function loadBuild() {
    build ??= await readBuild()
    for (const { file, text } of build.sources)
      if (text !== undefined) texts.set(build.blobs[file], text)
    for (const [file, image] of Object.entries(build.images)) pictures.set(build.blobs[file], image)
    return build
  }

  async function readPicture(id: string) {
    const picture = pictures.get(id) ?? (await measurePicture(await host.blob(id)))
    if (picture) pictures.set(id, picture)
    return picture
  }

  return async (all: File[]): Promise<Snapshot> => {
    const { staticFiles, imageCache } = await loadBuild()
    const isKnown = ({ file }: File) => contentTypeOf(file) || isImage(file)
    const files = all.filter((one) => one.content !== null && isKnown(one))
    const names = files.map(({ file }) => file).toSorted()
    const sources = files
      .filter(({ file }) => contentTypeOf(file))
      .map(async ({ file, content }) => {
        return { file, text: (await readText(content)) ?? undefined, issues: [] }
      })
    const images = files.map(async ({ file, content }) => {
      if (!isImage(file) || content === null || typeof content === "string") return []
      const picture = await readPicture(content.id)
      return picture ? [[file, picture] as const] : []
    })
    return {
      staticFiles,
      imageCache,
      listing: { files: names, folders: [...new Set(names.flatMap(foldersAbove))] },
      sources: await Promise.all(sources),
      images: Object.fromEntries((await Promise.all(images)).flat()),
    }
  }
}

const isImage = (file: string) => isInPictures.test(file) && isPicture.test(file)

const foldersAbove = (file: string) =>
  [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))
