/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from "node:fs"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { temporaryFolder } from "../../test/support/temporaryFolder"
import { compress } from "./compress"

const prose = "A page has words and words and words. ".repeat(50)
const { at, write } = temporaryFolder()
const decompressed = (name: string) =>
  [
    brotliDecompressSync(readFileSync(at(`${name}.br`))),
    gunzipSync(readFileSync(at(`${name}.gz`))),
  ].map(String)
const page = "about/index.html"

/** Writes a file as if one second later: the test itself can run within one millisecond. */
function writeLater(name: string, text: string) {
  write(name, text)
  utimesSync(at(name), Date.now() / 1000, Date.now() / 1000 + 1)
}

test("a text file gets a .br and a .gz file, unless it would grow; others get none", async () => {
  for (const name of [page, "picture.avif", "words.woff2"]) write(name, prose)
  write("tiny.json", "{}")
  mkdirSync(at("404.html"))
  await compress(at())
  expect(decompressed(page)).toEqual([prose, prose])
  expect(readdirSync(at()).toSorted().join(" ")).toBe(
    "404.html about picture.avif tiny.json words.woff2",
  )
})

test("only a changed file is compressed again, and loses its copies if they grow", async () => {
  for (const name of [page, "same.js"]) write(name, prose)
  await compress(at())
  const before = statSync(at("same.js.br")).ctimeMs
  const longer = `${prose} And more.`
  writeLater(page, longer)
  await compress(at())
  expect(decompressed(page)).toEqual([longer, longer])
  expect(statSync(at("same.js.br")).ctimeMs).toBe(before)
  write(page, "short")
  await compress(at())
  expect(readdirSync(at("about"))).toEqual(["index.html"])
})
