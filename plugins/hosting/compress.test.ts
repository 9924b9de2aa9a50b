/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from "node:fs"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { temporaryFolder } from "../../test/support/temporaryFolder"
import { compress } from "./compress"

const { at, write } = temporaryFolder()
const [page, prose] = ["about/index.html", "A page has words and words and words. ".repeat(50)]

test("a changed text file gets a .br and a .gz file, unless it would grow; others get none", async () => {
  for (const name of [page, "same.js", "picture.avif", "words.woff2"]) write(name, prose)
  write("tiny.json", "{}")
  mkdirSync(at("404.html"))
  await compress(at())
  expect(String(brotliDecompressSync(readFileSync(at(`${page}.br`))))).toBe(prose)
  expect(String(gunzipSync(readFileSync(at(`${page}.gz`))))).toBe(prose)
  expect(readdirSync(at()).toSorted().join(" ")).toBe(
    "404.html about picture.avif same.js same.js.br same.js.gz tiny.json words.woff2",
  )
  const before = statSync(at("same.js.br")).ctimeMs
  write(page, "short")
  // The test itself can run within one millisecond.
  utimesSync(at(page), Date.now() / 1000, Date.now() / 1000 + 1)
  await compress(at())
  expect(statSync(at("same.js.br")).ctimeMs).toBe(before)
  expect(readdirSync(at("about"))).toEqual(["index.html"])
})
