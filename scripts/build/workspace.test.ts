/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { snapshotFolder } from "../../plugins/content-model/lib/constants"
import { temporaryFolder } from "../../test/support/temporaryFolder"
import { listFiles } from "../lib/files"
import { prepareWorkspace, saveCache, workspaceIn } from "./workspace"

const { at, write } = temporaryFolder()
const workspaceFile = (name: string) => join(workspaceIn(at()), name)
beforeEach(() => {
  for (const name of ["content", "src"]) mkdirSync(at(name))
})
afterEach(() => {
  delete process.env.PATH_PREFIX
  delete process.env.ASSET_PREFIX
})

async function build() {
  const isWarm = await prepareWorkspace(at())
  expect(existsSync(workspaceFile(".cache/result"))).toBe(isWarm)
  for (const name of [".cache/result", snapshotFolder])
    mkdirSync(workspaceFile(name), { recursive: true })
  await saveCache(at())
  return isWarm
}

test("a build uses the cache of the last one, unless that had another prefix", async () => {
  expect(await build()).toBe(false)
  expect(await build()).toBe(true)
  for (const name of ["PATH_PREFIX", "ASSET_PREFIX"]) {
    process.env[name] = "/shop"
    expect(await build()).toBe(false)
    expect(await build()).toBe(true)
  }
})

test("a cache with pictures of another sharp is not used", async () => {
  await build()
  jest.replaceProperty(sharp.versions, "sharp", "0.1.0")
  expect(await build()).toBe(false)
  expect(await build()).toBe(true)
})

test("a cache of a folder that was moved is not used", async () => {
  await build()
  const moved = at("moved")
  for (const name of ["content", "src"]) mkdirSync(join(moved, name), { recursive: true })
  cpSync(at(".build"), join(moved, ".build"), { recursive: true })
  expect(await prepareWorkspace(moved)).toBe(false)
})

test("a second try works without the cache and leaves it to the next build", async () => {
  await build()
  expect(await prepareWorkspace(at(), { useCache: false })).toBe(false)
  expect(await prepareWorkspace(at())).toBe(true)
})

test("a cache without its key is not used", async () => {
  await build()
  rmSync(at(".build/cache/cache-key.json"))
  expect(await build()).toBe(false)
})

test("all sources are copied, and of plugins only what a build reads", async () => {
  const copied = [
    "gatsby-config.ts",
    "a-new-folder/file.ts",
    "plugins/seo/gatsby-node.ts",
    "plugins/seo/images/icon.ts",
    "src/pages/index.tsx",
    "static/notes.md",
  ]
  const notCopied = [
    ".git/config",
    ".cache/state",
    "e2e/home.spec.ts",
    "node_modules/gatsby/index.js",
    "plugins/seo/README.md",
    "plugins/seo/images/icon.test.ts",
    "plugins/seo/testing/server.ts",
    "public/index.html",
  ]
  for (const file of [...copied, ...notCopied, "content/site.json"]) write(file)
  await prepareWorkspace(at())
  const files = listFiles(workspaceIn(at())).filter((file) => !file.startsWith("content/"))
  expect(files.toSorted()).toEqual([...copied, "cache-key.json"].toSorted())
  expect(existsSync(workspaceFile("content/site.json"))).toBe(true)
})
