import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { isErrno } from "../../plugins/content-model/lib/isErrno"
import { UserError } from "../lib/runCommand"

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
  /** An empty folder, which tries whether public/ can be replaced. */
  probe: join(root, buildFolder, "probe"),
})

/**
 * Throws a UserError if public/ cannot be replaced by renaming, so that a build stops at its start.
 * Renames an empty folder to public/, which the system refuses: a site is not empty.
 */
export function assertReplaceable(root: string) {
  const { site, probe } = foldersOf(root)
  mkdirSync(probe, { recursive: true })
  try {
    renameSync(probe, site)
  } catch (error) {
    if (isErrno(error, "EXDEV", "EBUSY", "ENOTDIR"))
      throw new UserError(
        `public/ cannot be replaced: it is a file, a link or a mount, or on another file system than ${buildFolder}/. ` +
          "Make public/ a plain folder of the project. Copy it to its destination after the build.",
      )
    // Windows answers EPERM.
    if (!isErrno(error, "ENOTEMPTY", "EEXIST", "EPERM")) throw error
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
}

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
