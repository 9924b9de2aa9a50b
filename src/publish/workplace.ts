import { existsSync } from "node:fs"
import { cp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { collect } from "./collect"
import { finishedIn, workshop } from "./swap"

const sources = /^(src|plugins|static|package\.json|tsconfig\.json|gatsby-\w+\.tsx?)$/
const state = [".cache", "public"]
const prefixes = "prefixes.json"
const types = "src/gatsby-types.d.ts"

export const workplaceIn = (root: string) => join(root, workshop, "work")
const keptIn = (root: string) => join(root, workshop, "kept")

const completely = { recursive: true, force: true }
const asItIs = { recursive: true, preserveTimestamps: true }

/**
 * Makes the folder in which Gatsby works for one build: the sources as they are now, and the state
 * that the last good build left, which makes this one quick. The state of a build that died or failed
 * is never used: Gatsby would take half-done work for done. Nor is that of a build for another place:
 * Gatsby keeps the addresses of pictures as they were there.
 */
export async function openWorkplace(root: string) {
  const [work, kept] = [workplaceIn(root), keptIn(root)]
  await rm(work, completely)
  for (const name of await readdir(root))
    if (sources.test(name)) await cp(join(root, name), join(work, name), asItIs)
  await symlink(join("..", "..", "content"), join(work, "content"), "junction")
  const { PATH_PREFIX = "", ASSET_PREFIX = "" } = process.env
  const place = JSON.stringify({ PATH_PREFIX, ASSET_PREFIX })
  await writeFile(join(work, prefixes), place)
  const lastPlace = join(kept, prefixes)
  if (!existsSync(lastPlace) || (await readFile(lastPlace, "utf8")) !== place) return
  for (const name of state)
    if (existsSync(join(kept, name))) await cp(join(kept, name), join(work, name), asItIs)
}

/** Takes the finished site of a build that began at a time out of its folder, ready to publish. */
export async function takeSite(root: string, since: number) {
  const [work, finished] = [workplaceIn(root), finishedIn(root)]
  const growing = `${finished}-in-part`
  for (const old of [growing, finished]) await rm(old, completely)
  collect(join(work, "public"), growing, since)
  await cp(join(work, types), join(root, types))
  await rename(growing, finished)
}

/** Keeps the state of a good build for the next one. */
export async function keepState(root: string) {
  await rm(keptIn(root), completely)
  await rename(workplaceIn(root), keptIn(root))
}
