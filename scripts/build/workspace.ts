import { existsSync, realpathSync } from "node:fs"
import { cp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import sharp from "sharp"
import { avifOptions } from "../../plugins/content-model/fields/picture/formats"
import { snapshotFolder } from "../../plugins/content-model/lib/constants"
import { collectOutput, reusableFiles } from "./collectOutput"
import { buildFolder, stagingIn } from "./publicFolder"

// All other files and folders are copied, so that a new folder is never missing from the build.
const notCopied = /^(\..*|content|docs|e2e|node_modules|public|scripts|test|test-results)$/
// Gatsby drops its data cache when any file of a local plugin changes, also one that it never reads.
const notBuilt = /^plugins[\\/](.+(\.test\.tsx?|\.md)|[^\\/]+[\\/]testing)$/

const keyFile = "cache-key.json"
const typesFile = "src/gatsby-types.d.ts"

/** The folder in which Gatsby builds. */
export const workspaceIn = (root: string) => join(root, buildFolder, "workspace")
/** The workspace of the last successful build, whose cache the next one uses. */
const cacheIn = (root: string) => join(root, buildFolder, "cache")

const remove = (folder: string) => rm(folder, { recursive: true, force: true })
const options = { recursive: true, preserveTimestamps: true }

/** What Gatsby's cache depends on without checking it: paths, URLs of images, the encoder. */
export function cacheKey(root: string) {
  const { PATH_PREFIX = "", ASSET_PREFIX = "" } = process.env
  const encoder = { sharp: sharp.versions.sharp, avifOptions }
  const folders = { folder: realpathSync(root), snapshotFolder }
  return JSON.stringify({ ...folders, PATH_PREFIX, ASSET_PREFIX, ...encoder })
}

/**
 * Creates the workspace of one build: a copy of the sources, a link to content/, and the cache of
 * the last successful build. The cache of a failed build is not used: Gatsby would trust unfinished
 * files. Nor is one of another folder or prefix. Returns true if there is a cache.
 */
export async function prepareWorkspace(root: string, { useCache = true } = {}) {
  const [workspace, cache] = [workspaceIn(root), cacheIn(root)]
  await remove(workspace)
  const filter = (path: string) => !notBuilt.test(relative(root, path))
  for (const name of await readdir(root))
    if (!notCopied.test(name))
      await cp(join(root, name), join(workspace, name), { ...options, filter })
  await symlink(join("..", "..", "content"), join(workspace, "content"), "junction")

  const key = cacheKey(root)
  await writeFile(join(workspace, keyFile), key)
  const cached = join(cache, keyFile)
  if (!useCache || !existsSync(cached) || (await readFile(cached, "utf8")) !== key) return false
  for (const name of [".cache", snapshotFolder])
    await cp(join(cache, name), join(workspace, name), options)
  const output = join(cache, "public")
  for (const file of existsSync(output) ? reusableFiles(output) : [])
    await cp(join(output, file), join(workspace, "public", file), options)
  return true
}

/** Copies the output of a build into the staging folder. */
export async function stageOutput(root: string) {
  const [workspace, staging] = [workspaceIn(root), stagingIn(root)]
  const partial = `${staging}-partial`
  for (const old of [partial, staging]) await remove(old)
  collectOutput(join(workspace, "public"), partial)
  await cp(join(workspace, typesFile), join(root, typesFile))
  await rename(partial, staging)
}

/** Keeps the workspace of a successful build as the cache of the next one. */
export async function saveCache(root: string) {
  await remove(cacheIn(root))
  await rename(workspaceIn(root), cacheIn(root))
}
