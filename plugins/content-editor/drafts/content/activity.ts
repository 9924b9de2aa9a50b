import type { Path } from "../../../content-model/lib/path"

/** What others do at a git host, and what it shows of the site. Work on content never depends on it. */
export type Activity = {
  /** The open requests of others, with the files that they change. */
  others: { account: string; title: string; url: string; files: string[] }[]
  /** What reviewers say of the saved change. */
  threads: Thread[]
  /** Where the saved change can be looked at as a site. */
  preview?: string
  /** If no change waits: when what is published was deployed, or if that is unknown, committed. */
  liveSince?: string
  publishedAt?: string
}

/** A comment of a reviewer with the answers to it, oldest first. */
export type Thread = {
  url: string
  /** Where the host takes an answer; undefined if it takes none. */
  answersTo?: string
  comments: { author: string; time: string; words: string }[]
  /** The content file; undefined if it is about no file, or about a line that is gone. */
  file?: string
  /** The field; empty for the whole file. */
  path: Path
}
