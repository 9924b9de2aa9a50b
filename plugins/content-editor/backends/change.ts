import { isPicturePath, parseText, textOf } from "../state/drafts"
import { merge } from "../state/merge"
import { text } from "../words"
import type { BlobReader } from "./blobs"
import type { Host, SavedContent, Tree } from "./host"
import { SaveError } from "./types"

export type Change = Awaited<ReturnType<ReturnType<typeof createChangeReader>["readChange"]>>

/** Reads what the signed-in person has saved and not yet published: a branch and its request. */
export function createChangeReader(host: Host, published: string, { readText }: BlobReader) {
  const trees = new Map<string, Tree>()

  async function filesOf(commit: string) {
    const files = trees.get(commit) ?? (await host.filesOf(commit))
    trees.set(commit, files)
    return files
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
    const [main, request] = await Promise.all([host.headOf(published), host.findRequest(branch)])
    if (!main) throw new SaveError(text("hosts.notFound"))
    const head = request && (await host.headOf(branch))
    const base = head ? await host.mergeBase(main, head) : main
    const mainFiles = await filesOf(main)
    const [baseFiles, headFiles] = await Promise.all([base, head ?? main].map(filesOf))
    const names = new Set([...baseFiles.keys(), ...headFiles.keys()])
    /** The files that the change differs in from where its branch began. */
    const changed = [...names].filter((file) => baseFiles.get(file) !== headFiles.get(file))
    /** What the change makes of the published files, but of those that contradict it. */
    const contents = new Map<string, SavedContent>()
    for (const file of changed) {
      const isContested = mainFiles.get(file) !== baseFiles.get(file)
      const content = isContested
        ? await mergedText(file, [baseFiles, headFiles, mainFiles])
        : entryOf(headFiles, file)
      if (content !== undefined) contents.set(file, content)
    }
    const isBehind = base !== main
    return { branch, main, mainFiles, head, headFiles, request, isBehind, changed, contents }
  }

  return { readChange, filesOf }
}

/** A file of a tree as content. */
export function entryOf(tree: Tree, file: string) {
  const id = tree.get(file)
  return id === undefined ? null : { id }
}

/** A file as the change makes it. */
export const contentOf = ({ contents, mainFiles }: Change, file: string) =>
  contents.get(file) ?? (contents.has(file) ? null : entryOf(mainFiles, file))
