/** @jest-environment node */
import { symlinkSync } from "node:fs"
import { temporaryFolder } from "../../../../test/support/temporaryFolder"
import { listFiles, readSource } from "./readFiles"

const folder = temporaryFolder()

const text = '{\n  "title": "höher"\n}\n'
const utf16 = Buffer.from(text, "utf16le")

function read(bytes: string | Buffer) {
  folder.write("a.json", bytes)
  const { issues, ...source } = readSource(folder.at(), "a.json")
  return { text: source.text, types: issues.map(({ type }) => type) }
}

test("UTF-8 is read, with notes on what else programs write", () => {
  expect(read(text)).toEqual({ text, types: [] })
  expect(read(`\ufeff${text}`)).toEqual({ text, types: ["byte-order-mark"] })
  expect(read(text.replaceAll("\n", "\r\n")).types).toEqual(["line-endings"])
})

test.each<[encoding: string, bytes: Buffer]>([
  ["UTF-16", Buffer.from(`\ufeff${text}`, "utf16le")],
  ["UTF-16 without a mark", utf16],
  ["UTF-16 of English", Buffer.from("{}", "utf16le")],
  ["big-endian UTF-16", Buffer.from(utf16).swap16()],
  ["Windows-1252", Buffer.from(text, "latin1")],
])("%s is not read", (_, bytes) => {
  expect(read(bytes)).toEqual({ text: undefined, types: ["encoding"] })
})

test("a broken symbolic link is listed, and reported when it is read", () => {
  symlinkSync("missing.json", folder.at("link.json"))
  expect(listFiles(folder.at()).files).toContain("link.json")
  expect(readSource(folder.at(), "link.json").issues).toMatchObject([{ type: "unreadable-file" }])
})
