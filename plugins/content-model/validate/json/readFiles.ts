import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { createIssue, fileIssue, fileLocation, type Issue } from "../issues"
import { lineAndColumn } from "./lineAndColumn"

const maxBytes = 256_000 // the longest page that the model allows has about 20,000

export type FileList = {
  /** The paths below the folder, with forward slashes, sorted. */
  files: string[]
  folders: string[]
}

/** Lists a folder recursively without hidden files. A folder that does not exist is empty. */
export function listFiles(folder: string): FileList {
  const listing: FileList = { files: [], folders: [] }
  const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory()
  if (!isFolder(folder)) return listing
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = name.replaceAll("\\", "/")
    if (/(^|\/)\./.test(path)) continue
    // A broken symbolic link is listed as a file. Reading it reports an issue.
    if (isFolder(join(folder, path))) listing.folders.push(path)
    else listing.files.push(path)
  }
  return { files: listing.files.toSorted(), folders: listing.folders.toSorted() }
}

export type Source = {
  file: string
  /** Without byte-order mark; undefined if the file cannot be read. */
  text?: string
  issues: Issue[]
  /** True if the encoding was guessed, so some letters may be wrong. */
  isGuessed?: boolean
}

/** Reads a content file in any common encoding. Reports what is wrong with its encoding. */
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

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString("en")} kB`

function decode(file: string, bytes: Buffer): Source {
  const encoding = utf16Encoding(bytes)
  if (encoding) {
    const text = new TextDecoder(encoding).decode(bytes)
    const message = "is saved as UTF-16. Save it as UTF-8."
    return { file, text, issues: [fileIssue(file, "encoding", message)] }
  }
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)
  if (text.startsWith("\ufeff")) {
    const message =
      'begins with a byte-order mark, an invisible character. Save it as "UTF-8", not as "UTF-8 with BOM".'
    return { file, text: text.slice(1), issues: [fileIssue(file, "byte-order-mark", message)] }
  }
  return bytes.equals(Buffer.from(text))
    ? { file, text, issues: [] }
    : decodeAnsi(file, bytes, text)
}

/** Detects UTF-16 by its byte-order mark, or by the zero byte beside the opening brace. */
function utf16Encoding([first, second]: Buffer) {
  const isPair = (a: number, b: number) => first === a && second === b
  if (isPair(0xff, 0xfe) || isPair(0x7b, 0)) return "utf-16le"
  return isPair(0xfe, 0xff) || isPair(0, 0x7b) ? "utf-16be" : undefined
}

/** Decodes a file that is not UTF-8 as Windows-1252. `asUtf8` shows where the first wrong byte is. */
function decodeAnsi(file: string, bytes: Buffer, asUtf8: string): Source {
  const text = new TextDecoder("windows-1252").decode(bytes)
  const position = lineAndColumn(asUtf8, asUtf8.indexOf("\ufffd"))
  const letter = text.split("\n")[position.line - 1]?.[position.column - 1] ?? "?"
  const message = `is not saved as UTF-8. Letters such as this "${letter}" would be wrong. Save it as UTF-8.`
  const issue = createIssue("encoding", { ...fileLocation(file), ...position }, message)
  return { file, text, issues: [issue], isGuessed: true }
}

function lineEndingIssues({ file, text = "" }: Source) {
  const message = "has Windows line endings (CRLF). Save it with the line endings LF."
  return text.includes("\r") ? [fileIssue(file, "line-endings", message)] : []
}
