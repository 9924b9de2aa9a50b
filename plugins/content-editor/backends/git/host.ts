import type { Publication, Version } from "../../drafts/backend"
import type { Message } from "./commitMessage"

// Paths of files are below content/. Commits and blobs are named by their ids.

/** A pull request or merge request. */
type ChangeRequest = { id: number; title: string; url: string }

/** The id of each file's blob. */
export type Tree = ReadonlyMap<string, string>

/** A text, or a blob of the repository; null if there is no file. */
export type SavedContent = string | { id: string } | null

/** The new content of each file. */
export type Writes = Map<string, SavedContent | Blob>

export type Commit = {
  branch: string
  message: string
  /** The commit whose files are written, and these files. */
  start: string
  startFiles: Tree
  writes: Writes
  /** The last commit of the branch. Without it, the branch begins anew at `start`. */
  head?: string
}

/** The requests to a git host. Each function throws `SaveError` in words. */
export type Host = {
  /** The name of the person's account. */
  account(): Promise<string>
  /** Whether the person may write to the repository, as far as the host tells. */
  mayWrite(): Promise<boolean>
  /** The last commit of a branch; undefined if there is no such branch. */
  headOf(branch: string): Promise<string | undefined>
  mergeBase(one: string, other: string): Promise<string>
  filesOf(commit: string): Promise<Tree>
  blob(id: string): Promise<Blob>
  /** The last 100 commits of a file or a folder of the repository, newest first. */
  commits(ref: string, path: string): Promise<Version[]>
  commit(commit: Commit): Promise<unknown>
  /** The open request to publish a branch of the repository. */
  openRequest(branch: string): Promise<ChangeRequest | undefined>
  /** Opens a request for a branch, or renews the text of the open one. */
  openOrUpdatePullRequest(
    branch: string,
    request: ChangeRequest | undefined,
    message: Message,
  ): Promise<unknown>
  stateOf(id: number, head: string): Promise<Publication["state"]>
  merge(id: number, head: string, message: Message): Promise<unknown>
  close(id: number): Promise<unknown>
  deleteBranch(branch: string): Promise<unknown>
  /** Where a commit can be looked at as a site, as far as the host knows and the person may see it. */
  previewOf(commit: string): Promise<string | undefined>
}
