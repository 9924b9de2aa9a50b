/** @jest-environment node */
import { symlinkSync } from "node:fs"
import { temporaryFolder } from "../../../../test/support/temporaryFolder"
import { listFiles, readSource } from "./readFiles"

const folder = temporaryFolder()

const text = '{\n  "title": "höher"\n}\n'
const utf16 = Buffer.from(`\ufeff${text}`, "utf16le")

function read(bytes: string | Buffer) {
  folder.write("a.json", bytes)
  const { issues, ...source } = readSource(folder.at(), "a.json")
  const lines = issues.map((one) => `${one.line}:${one.column} ${one.type} ${one.message}`)
  return { ...source, lines }
}

test("UTF-8 with the line endings LF has no issue", () => {
  expect(read(text)).toEqual({ file: "a.json", text, lines: [] })
})

const isUtf16 = "1:1 encoding is saved as UTF-16. Save it as UTF-8."

test.each<[encoding: string, bytes: string | Buffer, issue: string, isGuessed?: boolean]>([
  [
    "UTF-8 with a byte-order mark",
    `\ufeff${text}`,
    '1:1 byte-order-mark begins with a byte-order mark, an invisible character. Save it as "UTF-8", not as "UTF-8 with BOM".',
  ],
  ["UTF-16", utf16, isUtf16],
  ["UTF-16 without a mark", utf16.subarray(2), isUtf16],
  ["big-endian UTF-16", Buffer.from(utf16).swap16(), isUtf16],
  ["big-endian UTF-16 without a mark", Buffer.from(utf16).swap16().subarray(2), isUtf16],
  [
    "Windows-1252",
    Buffer.from(text, "latin1"),
    '2:14 encoding is not saved as UTF-8. Letters such as this "ö" would be wrong. Save it as UTF-8.',
    true,
  ],
])("%s is read and reported", (_, bytes, issue, ...[isGuessed]) => {
  expect(read(bytes)).toEqual({ file: "a.json", text, lines: [issue], isGuessed })
})

test("Windows line endings are reported", () => {
  expect(read(text.replaceAll("\n", "\r\n")).lines).toEqual([
    "1:1 line-endings has Windows line endings (CRLF). Save it with the line endings LF.",
  ])
})

test("a file of more than 256 kB is not read", () => {
  const { text: noText, lines } = read(" ".repeat(300_000))
  expect(noText).toBeUndefined()
  expect(lines).toEqual([
    "1:1 file-too-large has 300 kB, but 256 kB are allowed. Make it smaller; its content is not checked.",
  ])
})

test("a broken symbolic link is listed, and reported when it is read", () => {
  symlinkSync("missing.json", folder.at("link.json"))
  expect(listFiles(folder.at()).files).toContain("link.json")
  const { issues } = readSource(folder.at(), "link.json")
  expect(issues.map(({ type, message }) => `${type} ${message}`)).toEqual([
    "unreadable-file cannot be opened (ENOENT). Check that it exists and that you may read it.",
  ])
})
