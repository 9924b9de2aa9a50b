import { isPicturePath, parseText, textOf } from "../state/drafts"
import { merge } from "../state/merge"
import { text } from "../words"
import type { ChangeRequest, Host, SavedContent, Tree } from "./host"
import { SaveError } from "./types"

/** What a person has saved and not yet published: a branch, and its open request. */
export type Change = {
  branch: string
  /** The last published commit, and its files. */
  main: string
  mainFiles: Tree
  /** The last commit of the branch, and its files; those of `main` if nothing is saved. */
  head?: string
  headFiles: Tree
  request?: ChangeRequest
  /** Whether something was published since the branch began. */
  isBehind: boolean
  /** The files that the change differs in from where its branch began. */
  changed: string[]
  /** What the change makes of the published files. Excludes files that contradict them. */
  contents: ReadonlyMap<string, SavedContent>
}

/** Reads the change of the signed-in person. `texts` holds known texts by the id of their blob. */
export function createChangeReader(host: Host, published: string, texts: Map<string, string>) {
  const trees = new Map<string, Tree>()
  let account: string | undefined

  async function filesOf(commit: string) {
    const files = trees.get(commit) ?? (await host.filesOf(commit))
    trees.set(commit, files)
    return files
  }

  /** The text of a file; null if there is none. */
  async function readText(content: SavedContent) {
    if (content === null || typeof content === "string") return content
    const known = texts.get(content.id) ?? (await (await host.blob(content.id)).text())
    texts.set(content.id, known)
    return known
  }

  /** What a change makes of a file that was published meanwhile; undefined if both contradict. */
  async function mergedText(file: string, versions: Tree[]) {
    if (isPicturePath(file)) return undefined
    const sides = await Promise.all(versions.map((tree) => readText(entryOf(tree, file))))
    const [base, mine, theirs] = sides.map(parseText)
    const { value, conflicts } = merge(base, mine, theirs)
    return conflicts.length > 0 ? undefined : textOf(file, value)
  }

  async function readChange(): Promise<Change> {
    account ??= await host.account()
    const branch = `content/${account}`
    const [main, request] = await Promise.all([host.headOf(published), host.findRequest(branch)])
    if (!main) throw new SaveError(text("hosts.notFound"))
    const mainFiles = await filesOf(main)
    const contents = new Map<string, SavedContent>()
    const head = request && (await host.headOf(branch))
    if (!head) {
      const nothing = { headFiles: mainFiles, isBehind: false, changed: [], contents }
      return { branch, main, mainFiles, ...nothing }
    }
    const base = await host.mergeBase(main, head)
    const [headFiles, baseFiles] = await Promise.all([filesOf(head), filesOf(base)])
    const changed = differingFiles(baseFiles, headFiles)
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

  return { readChange, readText, filesOf }
}

/** A file of a tree as content. */
export function entryOf(tree: Tree, file: string) {
  const id = tree.get(file)
  return id === undefined ? null : { id }
}

const differingFiles = (one: Tree, other: Tree) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file))

/** A file as the change makes it. */
export const contentOf = ({ contents, mainFiles }: Change, file: string) =>
  contents.get(file) ?? (contents.has(file) ? null : entryOf(mainFiles, file))
