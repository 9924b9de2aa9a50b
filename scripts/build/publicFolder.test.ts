/** @jest-environment node */
import { existsSync, readdirSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../test/support/temporaryFolder"
import { listFiles } from "../lib/files"
import { assertReplaceable, recover, restore, setAside, swapIn } from "./publicFolder"
import { saveCache, stageOutput } from "./workspace"

type Files = Record<string, string>

const last: Files = { "index.html": "the last home", "about/index.html": "the last about" }
const next: Files = { "index.html": "the next home", "contact/index.html": "the next contact" }

const folder = temporaryFolder()
let root: string
beforeEach(() => void (root = folder.at()))

function write(name: string, files: Files) {
  for (const [file, text] of Object.entries(files)) folder.write(`${name}/${file}`, text)
}

function read(name: string): Files {
  const files = existsSync(folder.at(name)) ? listFiles(folder.at(name)) : []
  return Object.fromEntries(files.map((file) => [file, folder.read(`${name}/${file}`)]))
}

test("a build replaces public/ and keeps its cache", async () => {
  write("public", last)
  write(".build/staging-partial", { "index.html": "of a killed build" })
  write(".build/previous", { "index.html": "of a killed build" })
  write(".build/workspace", { "src/gatsby-types.d.ts": "types", ".cache/state": "state" })
  write(".build/workspace/public", next)
  folder.write("src/page.tsx")
  await stageOutput(root)
  expect(read("public")).toEqual(last)
  swapIn(root)
  await saveCache(root)
  expect(read("public")).toEqual(next)
  expect(readdirSync(join(root, ".build"))).toEqual(["cache"])
})

// What a build leaves that is killed at each of its steps, and the site that is recovered.
test.each<[killed: string, left: Record<string, Files>, site: Files]>([
  ["before it is staged", { public: last, ".build/staging-partial": next }, last],
  ["before public/ moves", { public: last, ".build/staging": next }, last],
  ["after public/ has moved", { ".build/previous": last, ".build/staging": next }, next],
  ["after the next site has moved", { ".build/previous": last, public: next }, next],
  ["in the first build", { ".build/staging": next }, next],
  ["in the first build, before it is staged", { ".build/staging-partial": next }, {}],
  ["by the loss of its staged files", { ".build/previous": last }, last],
])("a build killed %s leaves a complete site", (_, left, site) => {
  for (const [name, files] of Object.entries(left)) write(name, files)
  recover(root)
  expect(read("public")).toEqual(site)
})

test("a folder that can be replaced stays as it is", () => {
  write("public", last)
  assertReplaceable(root)
  expect(read("public")).toEqual(last)
  expect(readdirSync(join(root, ".build"))).toEqual([])
})

test("a link in place of public/ is refused, and its folder stays as it is", () => {
  write("www", last)
  symlinkSync("www", join(root, "public"), "junction")
  expect(() => assertReplaceable(root)).toThrow(/public\/ cannot be replaced.*link/)
  expect(read("public")).toEqual(last)
})

test("the development server leaves the built site unchanged, even when it is killed", () => {
  write("public", last)
  folder.write(".build/lock")
  for (const end of [() => restore(root), () => {}]) {
    restore(root)
    expect(read("public")).toEqual(last)
    setAside(root)
    expect(read("public")).not.toHaveProperty("index.html")
    write("public", { "page-data/index/page-data.json": "{}" })
    end()
  }
  restore(root)
  expect(read("public")).toEqual(last)
  setAside(root)
  expect(read("public")).toEqual({ "page-data/index/page-data.json": "{}" })
})
