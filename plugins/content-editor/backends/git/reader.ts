import { contentTypeOf } from "../../../content-model/model/model"
import { isInPictures, isPicture } from "../../../content-model/fields/picture/images"
import { isPicturePath, parseText, textOf } from "../../drafts/merge/drafts"
import { merge } from "../../drafts/merge/merge"
import type { Snapshot } from "../../drafts/content/types"
import { text } from "../../ui/words/words"
import type { Host, SavedContent, Tree } from "./host"
import { measure, type Image } from "./pictures"
import { SaveError } from "../../drafts/backend"

/** What the last build published of its snapshot, with the id of each file's blob. */
export type Build = Snapshot & { blobs: Record<string, string> }

export type Reader = ReturnType<typeof createReader>
export type Change = Awaited<ReturnType<Reader["readChange"]>>

/**
 * Reads what is published, and what the signed-in person has saved since: a branch and its request.
 * Asks the host only for texts and pictures that the last build does not have.
 */
export function createReader(host: Host, published: string, findBuild: () => Promise<Build>) {
  const trees = new Map<string, Tree>()
  const texts = new Map<string, string>()
  const images = new Map<string, Image>()
  let build: Build | undefined

  async function readBuild() {
    if (build) return build
    build = await findBuild()
    for (const { file, text: words } of build.sources)
      if (words !== undefined) texts.set(build.blobs[file], words)
    for (const [file, image] of Object.entries(build.images)) images.set(build.blobs[file], image)
    return build
  }

  async function filesOf(commit: string) {
    const files = trees.get(commit) ?? (await host.filesOf(commit))
    trees.set(commit, files)
    return files
  }

  /** Null if there is no file. */
  async function readText(content: SavedContent) {
    if (content === null || typeof content === "string") return content
    const known = texts.get(content.id) ?? (await (await host.blob(content.id)).text())
    texts.set(content.id, known)
    return known
  }

  /** Undefined if the picture is damaged, or an SVG that is in no build. */
  async function readImage(content: SavedContent) {
    if (content === null || typeof content === "string") return undefined
    const image = images.get(content.id) ?? (await measure(await host.blob(content.id)))
    if (image) images.set(content.id, image)
    return image
  }

  /** What a change makes of a file that was published meanwhile; undefined if both contradict. */
  async function mergedText(file: string, versions: Tree[]) {
    if (isPicturePath(file)) return undefined
    const sides = await Promise.all(versions.map((tree) => readText(entryOf(tree, file))))
    const [base, mine, theirs] = sides.map(parseText)
    const { value, conflicts } = merge(base, mine, theirs)
    return conflicts.length > 0 ? undefined : textOf(file, value)
  }

  async function readChange() {
    const branch = `content/${await host.account()}`
    const [main, request] = await Promise.all([host.headOf(published), host.openRequest(branch)])
    if (!main) throw new SaveError(text("hosts.notFound"))
    const head = request && (await host.headOf(branch))
    const base = head ? await host.mergeBase(main, head) : main
    const versions = await Promise.all([base, head ?? main, main].map(filesOf))
    const [baseFiles, headFiles, mainFiles] = versions
    /** The files that the change differs in from where its branch began. */
    const changed = [...new Set([...baseFiles.keys(), ...headFiles.keys()])].filter(
      (file) => baseFiles.get(file) !== headFiles.get(file),
    )
    /** What the change makes of the published files, but of those that contradict it. */
    const contents = new Map<string, SavedContent>()
    for (const file of changed) {
      const isPublished = mainFiles.get(file) !== baseFiles.get(file)
      const content = isPublished ? await mergedText(file, versions) : entryOf(headFiles, file)
      if (content !== undefined) contents.set(file, content)
    }
    /** Whether a file of the change was published otherwise meanwhile. */
    const isOvertaken = changed.some(
      (file) => ![baseFiles, headFiles].some((tree) => tree.get(file) === mainFiles.get(file)),
    )
    const where = { branch, main, mainFiles, head, headFiles, request, base }
    return { ...where, changed, contents, isOvertaken }
  }

  /** What is published and saved. */
  async function readSnapshot(): Promise<Snapshot> {
    const { staticFiles } = await readBuild()
    const change = await readChange()
    const all = new Set([...change.mainFiles.keys(), ...change.contents.keys()])
    const isImage = (file: string) => isInPictures.test(file) && isPicture.test(file)
    const files = [...all]
      .filter((file) => contentTypeOf(file) || isImage(file))
      .filter((file) => contentOf(change, file) !== null)
      .toSorted()
    const sources = files.filter(contentTypeOf).map(async (file) => {
      return { file, text: (await readText(contentOf(change, file))) ?? undefined, issues: [] }
    })
    const found = files.filter(isImage).map(async (file): Promise<[string, Image][]> => {
      const image = await readImage(contentOf(change, file))
      return image ? [[file, image]] : []
    })
    return {
      staticFiles,
      listing: { files },
      sources: await Promise.all(sources),
      images: Object.fromEntries((await Promise.all(found)).flat()),
    }
  }

  return { readSnapshot, readChange, readText, filesOf }
}

/** A file of a tree as content. */
export function entryOf(tree: Tree, file: string) {
  const id = tree.get(file)
  return id === undefined ? null : { id }
}

/** A file as the change makes it; what the change does not decide is that of a tree. */
export const contentOf = ({ contents, mainFiles }: Change, file: string, tree = mainFiles) =>
  contents.has(file) ? (contents.get(file) ?? null) : entryOf(tree, file)
