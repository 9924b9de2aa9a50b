/** @jest-environment node */
import fs from "node:fs"
import promises from "node:fs/promises"
import { dirname, join } from "node:path"
import { temporaryFolder } from "../../test/support/temporaryFolder"
import { listFiles } from "../lib/files"
import { assertReplaceable, recover, restore, setAside, swapIn } from "./publicFolder"
import { saveCache, stageOutput } from "./workspace"

type Files = Record<string, string>

const last: Files = { "index.html": "the last home", "about/index.html": "the last about" }
const next: Files = { "index.html": "the next home", "contact/index.html": "the next contact" }

// The real functions, while the tests replace those of the module.
const { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } = fs
const { statSync, symlinkSync, writeFileSync } = fs
const { cp, rename, rm } = promises

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

/** Completes a build whose Gatsby part has ended. */
async function finishBuild() {
  recover(root)
  rmSync(join(root, ".build/workspace"), { recursive: true, force: true })
  write(".build/workspace", { "src/gatsby-types.d.ts": "types", ".cache/state": "state" })
  write(".build/workspace/public", next)
  await stageOutput(root)
  swapIn(root)
  await saveCache(root)
}

/** Interrupts the nth operation on the disk when half of it is done. Returns the error thrown. */
function interruptAt(nth: number) {
  const interruption = new Error("interrupted")
  let count = 0
  const removeHalf = (path: fs.PathLike) => {
    const entry = statSync(path, { throwIfNoEntry: false })?.isDirectory() && readdirSync(path)[0]
    if (entry) rmSync(join(String(path), entry), { recursive: true })
  }
  const copyHalf = (from: string | URL, to: string | URL) => {
    mkdirSync(dirname(String(to)), { recursive: true })
    writeFileSync(to, readFileSync(from, "utf8").slice(0, 3))
  }
  const replace = <Args extends unknown[], Result>(
    spy: { mockImplementation(fn: (...args: Args) => Result): unknown },
    operation: (...args: Args) => Result,
    halfOfIt?: (...args: Args) => void,
  ) =>
    spy.mockImplementation((...args) => {
      count += 1
      if (count < nth) return operation(...args)
      if (count === nth) halfOfIt?.(...args)
      throw interruption
    })
  replace(jest.spyOn(fs, "rmSync"), rmSync, removeHalf)
  replace(jest.spyOn(fs, "renameSync"), renameSync)
  replace(jest.spyOn(fs, "cpSync"), cpSync, copyHalf)
  replace(jest.spyOn(promises, "rm"), rm, removeHalf)
  replace(jest.spyOn(promises, "rename"), rename)
  replace(jest.spyOn(promises, "cp"), cp, copyHalf)
  return interruption
}

/** Interrupts builds at their first operation, their second and so on. Returns each public/ left. */
async function sitesAfterInterruption(before: Files) {
  const sites: Files[] = []
  for (let nth = 1; ; nth += 1) {
    for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true })
    write("src", { "page.tsx": "" })
    write("public", before)
    const interruption = interruptAt(nth)
    const isInterrupted = await finishBuild().then(
      () => false,
      (error: unknown) => {
        if (error === interruption) return true
        throw error
      },
    )
    jest.restoreAllMocks()
    recover(root)
    if (!isInterrupted) return sites
    sites.push(read("public"))

    await finishBuild()
    expect(read("public")).toEqual(next)
    expect(readdirSync(join(root, ".build"))).toEqual(["cache"])
  }
}

test("a build interrupted at any operation leaves the last site or the next one complete", async () => {
  const sites = await sitesAfterInterruption(last)
  for (const site of sites) expect([last, next]).toContainEqual(site)
  expect(sites).toContainEqual(last)
  expect(sites).toContainEqual(next)
})

test("an interrupted first build leaves no site or a complete one", async () => {
  for (const site of await sitesAfterInterruption({})) expect([{}, next]).toContainEqual(site)
})

test("recovery restores the last site if the next one is incomplete", () => {
  write(".build/previous", last)
  write(".build/staging-partial", { "index.html": "the n" })
  recover(root)
  expect(read("public")).toEqual(last)
})

test("a server may recover public/ while a build replaces it", () => {
  write("public", last)
  write(".build/staging", next)
  jest.spyOn(fs, "existsSync").mockImplementation((path) => {
    const exists = existsSync(path)
    if (path !== join(root, ".build/staging")) return exists
    jest.restoreAllMocks()
    recover(root)
    return exists
  })
  swapIn(root)
  expect(read("public")).toEqual(next)
})

test("a folder that can be replaced stays as it is", () => {
  write("public", last)
  assertReplaceable(root)
  expect(read("public")).toEqual(last)
  expect(readdirSync(join(root, ".build"))).toEqual([])
})

test.each(["EXDEV", "EBUSY"])("a public/ that cannot be renamed (%s) is refused", (code) => {
  write("public", last)
  jest.spyOn(fs, "renameSync").mockImplementation(() => {
    throw Object.assign(new Error(code), { code })
  })
  expect(() => assertReplaceable(root)).toThrow(/public\/ cannot be replaced.*another file system/)
})

test("a link in place of public/ is refused, and its folder stays as it is", () => {
  write("www", last)
  symlinkSync("www", join(root, "public"), "junction")
  expect(() => assertReplaceable(root)).toThrow(/public\/ cannot be replaced.*link/)
  expect(read("public")).toEqual(last)
})

test("the development server leaves the built site unchanged, even when it is killed", () => {
  mkdirSync(join(root, ".build"))
  write("public", last)
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
