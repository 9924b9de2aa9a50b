import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { fileIssue, type Issue } from "../../issues/issues"

/** The most bytes of a content file: so many has a translation of about 10,000 texts. */
export const maxBytes = 4_000_000

export type FileList = {
  /** The paths below the folder, with forward slashes, sorted. */
  files: string[]
}

/** Lists the files of a folder and below, without hidden ones. A folder that does not exist is empty. */
export function listFiles(folder: string): FileList {
  const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory()
  if (!isFolder(folder)) return { files: [] }
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    // A broken symbolic link is listed. Reading it reports an issue.
    .filter((path) => !/(^|\/)\./.test(path) && !isFolder(join(folder, path)))
  return { files: files.toSorted() }
}

export type Source = {
  file: string
  /** Without byte-order mark; undefined if the file cannot be read as UTF-8. */
  text?: string
  issues: Issue[]
}

/** Reads a content file in UTF-8. Reports another encoding. */
export function readSource(folder: string, file: string): Source {
  try {
    const { size } = statSync(join(folder, file))
    if (size > maxBytes) {
      const message = `has ${kilobytes(size)}, but ${kilobytes(maxBytes)} are allowed. Make it smaller; its content is not checked.`
      return { file, issues: [fileIssue(file, "file-too-large", message)] }
    }
    const source = decode(file, readFileSync(join(folder, file)))
    return { ...source, issues: [...source.issues, ...lineEndingIssues(source)] }
  } catch (error) {
    const isErrno = typeof error === "object" && error !== null && "code" in error
    if (!isErrno) throw error
    const message = `cannot be opened (${error.code}). Check that it exists and that you may read it.`
    return { file, issues: [fileIssue(file, "unreadable-file", message)] }
  }
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString("en")} kB`

function decode(file: string, bytes: Buffer): Source {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)
  // UTF-16 writes a zero byte beside each letter of English.
  if (!bytes.equals(Buffer.from(text)) || text.includes("\0")) {
    const message = 'is not saved as UTF-8. Open it, and save it with the encoding "UTF-8".'
    return { file, issues: [fileIssue(file, "encoding", message)] }
  }
  if (!text.startsWith("\ufeff")) return { file, text, issues: [] }
  const message =
    'begins with a byte-order mark, an invisible character. Save it as "UTF-8", not as "UTF-8 with BOM".'
  return { file, text: text.slice(1), issues: [fileIssue(file, "byte-order-mark", message)] }
}

function lineEndingIssues({ file, text = "" }: Source) {
  const message = "has Windows line endings (CRLF). Save it with the line endings LF."
  return text.includes("\r") ? [fileIssue(file, "line-endings", message)] : []
}
