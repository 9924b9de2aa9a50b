import type { FileChange, Snapshot } from "./content/types"

/** Where content is read from and saved to: this computer, or a git host. Paths are below content/. */
export type Backend = {
  /** Reads all content as it is saved now. */
  load(): Promise<Snapshot>
  /**
   * Saves several files as one change, or none of them.
   * @throws {SaveError} in words; a conflict if a file is no longer as the editor loaded it.
   */
  save(request: SaveRequest): Promise<void>
  /** The earlier texts of a file, newest first. */
  versions(file: string): Promise<Version[]>
  /** Content files that were deleted, newest first. */
  deletedFiles(): Promise<DeletedFile[]>
  /** The text of a file in a version. */
  textAt(version: string, file: string): Promise<string>
  /** What is saved and not yet published. */
  publication(): Promise<Publication>
  /** Publishes what is saved, by a commit and a push, or by a merge. `summary` is that of a save. */
  publish(summary: string): Promise<void>
  /** Withdraws what is saved and not yet published; only on a git host. */
  withdraw?(): Promise<void>
  /** Who is signed in; only on a git host. */
  account?(): Promise<Account>
  /** Ends the sign-in; only on a git host. */
  signOut?(): void
}

/** The account of a git host, and whether it may write to the repository. */
export type Account = { name: string; mayWrite: boolean }

/** `Bytes` are those of a picture: base64 in a request to the server of this computer. */
export type SaveRequest<Bytes = Blob> = {
  files: FileToSave[]
  pictures: PictureToSave<Bytes>[]
  /** The change in words, one sentence per line. */
  summary: string
}

export type FileToSave = {
  file: string
  /** The new text; null deletes the file. */
  text: string | null
  /** The text that the editor loaded; null if there was no file. */
  base: string | null
}

export type PictureToSave<Bytes = Blob> = {
  file: string
  /** The new bytes, or the path of the saved picture to copy; null deletes the picture. */
  content: Bytes | { from: string } | null
}

export type Version = {
  id: string
  /** An ISO 8601 time. */
  date: string
  /** Empty for a save that is in no commit. */
  author: string
  /** The first line of the message. */
  summary: string
}

/** `version` is the last one that has the file. */
export type DeletedFile = { file: string; version: Version }

export type Publication = {
  /** `saved` can be published now; `unstable` as well, although a check has not passed. */
  state: "published" | "saved" | "unstable" | "checking" | "failed" | "review" | "conflict"
  /** The saved files with their published and saved values. */
  files: FileChange[]
  /** On the own computer: why git cannot keep a version now, and what to do. */
  reason?: string
  /** On the own computer: the git host and its branch, and how many versions are not there yet. */
  unsent?: { name: string; branch: string; count: number }
  /** The pull request or merge request. */
  link?: { title: string; url: string }
  /** Where the saved change can be looked at as a site. */
  preview?: string
  /** If no change waits: when the last one was published. */
  publishedAt?: string
}

/** A failed request, in words: what is wrong and what to do. */
export class SaveError extends Error {
  override name = "SaveError"

  constructor(
    message: string,
    /** Whether a file is no longer as it was loaded, or the same request may succeed later. */
    readonly kind: "refused" | "conflict" | "temporary" = "refused",
    /** The HTTP status of a git host's refusal. */
    readonly status?: number,
  ) {
    super(message)
  }
}
