import { formatIn } from "../../content-model/images/imageFormat"
import { snapshotPath } from "../constants"
import type { Snapshot } from "../state/snapshot"
import type { Host, SavedContent } from "./host"

/** The snapshot of the last build, with the id of each file's blob. */
export type Build = Snapshot & { blobs: Record<string, string> }

type Picture = Snapshot["images"][string]

/** Reads the last build, which lies beside the editor. */
export async function fetchBuild(): Promise<Build> {
  const build: Build = await (await fetch(`.${snapshotPath}`)).json()
  for (const image of Object.values(build.images))
    image.url = new URL(image.url, document.baseURI).href
  return build
}

/** Reads texts and pictures. Asks the host only for those that the last build does not have. */
export function createBlobReader(host: Host, findBuild: () => Promise<Build>) {
  const texts = new Map<string, string>()
  const pictures = new Map<string, Picture>()
  let build: Build | undefined

  async function readBuild() {
    build ??= await findBuild()
    for (const { file, text } of build.sources)
      if (text !== undefined) texts.set(build.blobs[file], text)
    for (const [file, image] of Object.entries(build.images)) pictures.set(build.blobs[file], image)
    return build
  }

  /** Null if there is no file. */
  async function readText(content: SavedContent) {
    if (content === null || typeof content === "string") return content
    const known = texts.get(content.id) ?? (await (await host.blob(content.id)).text())
    texts.set(content.id, known)
    return known
  }

  /** Undefined if the picture is damaged, or an SVG that is in no build. */
  async function readPicture(id: string) {
    const picture = pictures.get(id) ?? (await measure(await host.blob(id)))
    if (picture) pictures.set(id, picture)
    return picture
  }

  return { readBuild, readText, readPicture }
}

export type BlobReader = ReturnType<typeof createBlobReader>

async function measure(blob: Blob): Promise<Picture | undefined> {
  const format = formatIn(new Uint8Array(await blob.slice(0, 12).arrayBuffer()))
  const bitmap = await createImageBitmap(blob).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = bitmap
  bitmap.close()
  return { width, height, format, bytes: blob.size, url: URL.createObjectURL(blob) }
}
