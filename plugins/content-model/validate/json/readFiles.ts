import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { createIssue, fileLocation, type Issue, type IssueType } from "../issues"

const largest = 256_000 // bytes; the longest page that the model allows has about 20,000

export type FileList = {
  /** The paths below the folder, with forward slashes, sorted. */
  files: string[]
  folders: string[]
}

/** What lies below a folder, hidden files left out. Nothing where there is no such folder. */
export function listFiles(folder: string): FileList {
  const listing: FileList = { files: [], folders: [] }
  const visit = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (entry.name.startsWith(".")) continue
      const path = below ? `${below}/${entry.name}` : entry.name
      const target = entry.isSymbolicLink()
        ? statSync(join(folder, path), { throwIfNoEntry: false })
        : entry
      // A link to nowhere is listed, so that reading it is reported.
      if (!target?.isDirectory()) listing.files.push(path)
      else if (entry.isDirectory()) {
        listing.folders.push(path)
        visit(path)
      }
    }
  }
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) visit("")
  return { files: listing.files.toSorted(), folders: listing.folders.toSorted() }
}

export type Source = {
  file: string
  /** Without byte-order mark; undefined where it cannot be read at all. */
  text?: string
  issues: Issue[]
  /** Whether the text is surely what its author sees. */
  isCertain: boolean
}

/** The text of a content file, however it was saved, and what is wrong with how it was saved. */
export function readSource(folder: string, file: string): Source {
  const refuse = (kind: IssueType, message: string): Source => ({
    file,
    issues: [createIssue(kind, fileLocation(file), message)],
    isCertain: false,
  })
  try {
    const { size } = statSync(join(folder, file))
    if (size > largest)
      return refuse(
        "file-large",
        `has ${inKilobytes(size)}, ${inKilobytes(largest)} are allowed. It was not read.`,
      )
    const source = decode(file, readFileSync(join(folder, file)))
    return { ...source, issues: [...source.issues, ...lineEnds(source)] }
  } catch (error) {
    const { code = "unknown reason" } = error as NodeJS.ErrnoException
    return refuse("file-unreadable", `cannot be opened (${code}).`)
  }
}

const inKilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString("en")} kB`

function decode(file: string, bytes: Buffer): Source {
  const source = (text: string, kind?: IssueType, message = ""): Source => ({
    file,
    text,
    issues: kind ? [createIssue(kind, fileLocation(file), message)] : [],
    isCertain: true,
  })
  const isUtf16 = (first: number, second: number) =>
    bytes.length > 1 && bytes[0] === first && bytes[1] === second
  const wide = (encoding: string) =>
    source(
      new TextDecoder(encoding).decode(bytes),
      "encoding",
      "is saved as UTF-16. Save it as UTF-8.",
    )

  // A mark at the start, or the zero bytes around the first bracket.
  if (isUtf16(0xff, 0xfe) || isUtf16(0x7b, 0)) return wide("utf-16le")
  if (isUtf16(0xfe, 0xff) || isUtf16(0, 0x7b)) return wide("utf-16be")
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)
  if (text.startsWith("\ufeff"))
    return source(
      text.slice(1),
      "byte-order-mark",
      'begins with an invisible character (a byte-order mark). Save it as "UTF-8", not as "UTF-8 with BOM".',
    )
  if (bytes.equals(Buffer.from(text))) return source(text)
  return oldEncoding(source(new TextDecoder("windows-1252").decode(bytes)), text)
}

const lineEnds = ({ file, text = "" }: Source) =>
  text.includes("\r")
    ? [
        createIssue(
          "line-ends",
          fileLocation(file),
          'has lines that end as on Windows ("CRLF"). Save it with the line ends "LF".',
        ),
      ]
    : []

function oldEncoding(source: Source, asUtf8: string): Source {
  const [line, column] = asUtf8.split("\n").reduce(
    (found, content, index) => {
      const lost = content.indexOf("\ufffd")
      return found[0] === 0 && lost >= 0 ? [index + 1, lost + 1] : found
    },
    [0, 0],
  )
  const letter = source.text?.split("\n")[line - 1]?.[column - 1] ?? "?"
  const message = `is not saved as UTF-8: from here ("${letter}") on, some letters would come out wrong. Save it as UTF-8.`
  const place = {
    ...fileLocation(source.file),
    line: Math.max(line, 1),
    column: Math.max(column, 1),
  }
  return { ...source, issues: [createIssue("encoding", place, message)], isCertain: false }
}
