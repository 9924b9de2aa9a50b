/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { listFiles } from "../lib/files"
import { prepareWorkspace, saveCache, workspaceIn } from "./workspace"

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "workspace-"))
  for (const name of ["content", "src"]) mkdirSync(join(root, name))
})
afterEach(() => {
  rmSync(root, { recursive: true })
  delete process.env.PATH_PREFIX
  delete process.env.ASSET_PREFIX
})

const cached = () => join(workspaceIn(root), ".cache/result")

async function build() {
  await prepareWorkspace(root)
  const isWarm = existsSync(cached())
  mkdirSync(join(workspaceIn(root), ".cache"), { recursive: true })
  writeFileSync(cached(), "")
  await saveCache(root)
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

test("a cache without a note of its prefixes is not used", async () => {
  await build()
  rmSync(join(root, ".build/cache/prefixes.json"))
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
  for (const file of [...copied, ...notCopied]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), "")
  }
  writeFileSync(join(root, "content/site.json"), "{}")
  await prepareWorkspace(root)
  const files = listFiles(workspaceIn(root)).filter((file) => !file.startsWith("content/"))
  expect(files.toSorted()).toEqual([...copied, "prefixes.json"].toSorted())
  expect(existsSync(join(workspaceIn(root), "content/site.json"))).toBe(true)
})
