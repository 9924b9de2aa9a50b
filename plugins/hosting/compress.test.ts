/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { compress } from "./compress"

const prose = "A page has words and words and words. ".repeat(50)
let folder: string
const at = (name: string) => join(folder, name)
const readable = (name: string, decompress: (file: Buffer) => Buffer) =>
  decompress(readFileSync(at(name))).toString()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compress-"))
  mkdirSync(at("about"))
  writeFileSync(at("about/index.html"), prose)
})
afterEach(() => rmSync(folder, { recursive: true }))

test("a text file gets a .br and a .gz file", async () => {
  await compress(folder)
  expect(readable("about/index.html.br", brotliDecompressSync)).toBe(prose)
  expect(readable("about/index.html.gz", gunzipSync)).toBe(prose)
})

test("folders, other files, and text that would grow get none", async () => {
  writeFileSync(at("tiny.json"), "{}")
  writeFileSync(at("picture.avif"), prose)
  writeFileSync(at("words.woff2"), prose)
  mkdirSync(at("404.html"))
  await compress(folder)
  expect(readdirSync(folder).toSorted()).toEqual([
    "404.html",
    "about",
    "picture.avif",
    "tiny.json",
    "words.woff2",
  ])
})

test("only a changed file is compressed again", async () => {
  writeFileSync(at("same.js"), prose)
  await compress(folder)
  const before = statSync(at("same.js.br")).ctimeMs
  writeFileSync(at("about/index.html"), `${prose} And more.`)
  // As if the change came a second later.
  utimesSync(at("about/index.html"), Date.now() / 1000, Date.now() / 1000 + 1)
  await compress(folder)
  expect(readable("about/index.html.br", brotliDecompressSync)).toBe(`${prose} And more.`)
  expect(readable("about/index.html.gz", gunzipSync)).toBe(`${prose} And more.`)
  expect(statSync(at("same.js.br")).ctimeMs).toBe(before)
})

test("a file that a killed build left incomplete is written again", async () => {
  await compress(folder)
  writeFileSync(at("about/index.html.br"), "half")
  await compress(folder)
  expect(readable("about/index.html.br", brotliDecompressSync)).toBe(prose)
})

test("a file that no longer gets smaller loses its compressed files", async () => {
  await compress(folder)
  writeFileSync(at("about/index.html"), "short")
  utimesSync(at("about/index.html"), Date.now() / 1000, Date.now() / 1000 + 1)
  await compress(folder)
  expect(readdirSync(at("about"))).toEqual(["index.html"])
})
