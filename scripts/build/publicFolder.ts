import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"

/** The folder in which builds work. Git, the formatter and the linter ignore it. */
export const buildFolder = ".build"

/** Staging folder: the finished build, before it replaces public/. */
export const stagingIn = (root: string) => join(root, buildFolder, "staging")

const foldersOf = (root: string) => ({
  site: join(root, "public"),
  staging: stagingIn(root),
  /** The last build, while public/ is replaced. */
  previous: join(root, buildFolder, "previous"),
  /** The last build, while the development server uses public/. */
  production: join(root, buildFolder, "production"),
  /** The files of the development server, while it does not run. */
  development: join(root, buildFolder, "development"),
})

/** Replaces public/ with the staged build. Only renames folders. */
export function swapIn(root: string) {
  const { site, previous } = foldersOf(root)
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(site)) renameSync(site, previous)
  recover(root)
  rmSync(previous, { recursive: true, force: true })
}

/**
 * Restores public/ if a build was killed between its two renames. Builds and the server start with
 * this. Safe while a build performs the same step.
 */
export function recover(root: string) {
  const { site, staging, previous } = foldersOf(root)
  for (const complete of [staging, previous])
    try {
      if (!existsSync(site) && existsSync(complete)) renameSync(complete, site)
    } catch (error) {
      // Another process has renamed the folder already.
      if (!existsSync(site)) throw error
    }
}

/** Moves the built site away, because the development server writes other files into public/. */
export function setAside(root: string) {
  const { site, production, development } = foldersOf(root)
  mkdirSync(site, { recursive: true })
  renameSync(site, production)
  if (existsSync(development)) renameSync(development, site)
}

/** Moves the built site back if it was set aside. Keeps the files of the development server. */
export function restore(root: string) {
  const { site, production, development } = foldersOf(root)
  if (!existsSync(production)) return
  if (existsSync(site)) {
    rmSync(development, { recursive: true, force: true })
    renameSync(site, development)
  }
  renameSync(production, site)
}
