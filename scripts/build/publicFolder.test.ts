/** @jest-environment node */
import { existsSync, readdirSync, symlinkSync } from "node:fs"
import { temporaryFolder } from "../../test/support/temporaryFolder"
import { listFiles } from "../lib/files"
import { assertReplaceable, recover, swapIn } from "./publicFolder"
import { saveCache, stageOutput } from "./workspace"

type Files = Record<string, string>

const last: Files = { "index.html": "the last home", "about/index.html": "the last about" }
const next: Files = { "index.html": "the next home", "contact/index.html": "the next contact" }

const folder = temporaryFolder()
const { at } = folder

function write(name: string, files: Files) {
  for (const [file, text] of Object.entries(files)) folder.write(`${name}/${file}`, text)
}

function read(name: string): Files {
  const files = existsSync(at(name)) ? listFiles(at(name)) : []
  return Object.fromEntries(files.map((file) => [file, folder.read(`${name}/${file}`)]))
}

test("a build replaces public/ and keeps its cache", async () => {
  write("public", last)
  for (const name of ["staging-partial", "previous"])
    write(`.build/${name}`, { "index.html": "of a killed build" })
  write(".build/workspace", { "src/gatsby-types.d.ts": "types", ".cache/state": "state" })
  write(".build/workspace/public", next)
  folder.write("src/page.tsx")
  await stageOutput(at())
  expect(read("public")).toEqual(last)
  swapIn(at())
  await saveCache(at())
  expect(read("public")).toEqual(next)
  expect(readdirSync(at(".build"))).toEqual(["cache"])
})

// What a build leaves that is killed at each of its steps, and the site that is recovered.
test.each<[killed: string, left: Record<string, Files>, site: Files]>([
  ["before it is staged", { public: last, ".build/staging-partial": next }, last],
  ["before public/ moves", { public: last, ".build/staging": next }, last],
  ["after public/ has moved", { ".build/previous": last, ".build/staging": next }, next],
  ["after the next site has moved", { ".build/previous": last, public: next }, next],
  ["by the loss of its staged files", { ".build/previous": last }, last],
])("a build killed %s leaves a complete site", (_, left, site) => {
  for (const [name, files] of Object.entries(left)) write(name, files)
  recover(at())
  expect(read("public")).toEqual(site)
})

test("a link in place of public/ is refused, and its folder stays as it is", () => {
  write("www", last)
  symlinkSync("www", at("public"), "junction")
  expect(() => assertReplaceable(at())).toThrow(/public\/ cannot be replaced.*link/)
  expect(read("public")).toEqual(last)
})
