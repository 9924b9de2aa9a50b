/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from "node:fs"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { temporaryFolder } from "../../test/support/temporaryFolder"
import { compress } from "./compress"

const prose = "A page has words and words and words. ".repeat(50)
const { at, write } = temporaryFolder()
const brotli = (name: string) => brotliDecompressSync(readFileSync(at(`${name}.br`))).toString()
const gzip = (name: string) => gunzipSync(readFileSync(at(`${name}.gz`))).toString()
const page = "about/index.html"

/** Writes a file as if one second later: the test itself can run within one millisecond. */
function writeLater(name: string, text: string) {
  write(name, text)
  utimesSync(at(name), Date.now() / 1000, Date.now() / 1000 + 1)
}

beforeEach(() => write(page, prose))

test("a text file gets a .br and a .gz file", async () => {
  await compress(at())
  expect([brotli(page), gzip(page)]).toEqual([prose, prose])
})

test("folders, other files, and text that would grow get none", async () => {
  write("tiny.json", "{}")
  write("picture.avif", prose)
  write("words.woff2", prose)
  mkdirSync(at("404.html"))
  await compress(at())
  expect(readdirSync(at()).toSorted().join(" ")).toBe(
    "404.html about picture.avif tiny.json words.woff2",
  )
})

test("only a changed file is compressed again", async () => {
  write("same.js", prose)
  await compress(at())
  const before = statSync(at("same.js.br")).ctimeMs
  writeLater(page, `${prose} And more.`)
  await compress(at())
  const longer = `${prose} And more.`
  expect([brotli(page), gzip(page)]).toEqual([longer, longer])
  expect(statSync(at("same.js.br")).ctimeMs).toBe(before)
})

test("a file that a killed build left incomplete is written again", async () => {
  await compress(at())
  writeLater(`${page}.br`, "half")
  await compress(at())
  expect(brotli(page)).toBe(prose)
})

test("a file that no longer gets smaller loses its compressed files", async () => {
  await compress(at())
  writeLater(page, "short")
  await compress(at())
  expect(readdirSync(at("about"))).toEqual(["index.html"])
})
