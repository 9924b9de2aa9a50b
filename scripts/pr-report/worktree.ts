import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { UserError } from "../lib/runCommand"
import { changedFiles, git, type Revision } from "./git"

// Each revision defines its own build, so the report can compare two layouts of the repository.
const buildCommand = "npm run build"
const maxLogLines = 20
const maxOutputBytes = 100_000_000

/** A temporary git worktree that builds one revision after another. The folder itself stays as it is. */
export function openWorktree(log: (sentence: string) => void) {
  const parent = mkdtempSync(join(tmpdir(), "pr-report-"))
  const folder = join(parent, "worktree")
  let current: Revision | undefined
  git(["worktree", "add", "--quiet", "--detach", "--no-checkout", folder])

  /** Writes the files of a revision into the worktree and returns its folder. */
  function checkout(revision: Revision) {
    // The packages and the build cache stay only if nothing but the content differs.
    const isReusable =
      current && changedFiles(current, revision).every((file) => file.startsWith("content/"))
    current = revision
    git(["-C", folder, "checkout", "--quiet", "--force", "--detach", revision.commit])
    if (isReusable) return folder
    git(["-C", folder, "clean", "--quiet", "-dffx"])
    const lockFile = (root: string) => readFileSync(join(root, "package-lock.json"), "utf8")
    if (lockFile(folder) === lockFile("."))
      symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction")
    return folder
  }

  /** Builds a revision and returns the folder of its site. Throws a UserError if the build fails. */
  function build(revision: Revision) {
    log(`Building the site of ${revision.name} …`)
    checkout(revision)
    runBuild(folder, revision)
    const site = join(parent, revision.commit)
    renameSync(join(folder, "public"), site)
    return site
  }

  function close() {
    git(["worktree", "remove", "--force", folder])
    rmSync(parent, { recursive: true, force: true })
  }

  return { checkout, build, close }
}

function runBuild(folder: string, { name }: Revision) {
  const { status, stdout, stderr } = spawnSync(buildCommand, {
    // On Windows npm is a script, which needs a shell.
    shell: true,
    cwd: folder,
    // Both sites have the address that the environment gives.
    env: { ...process.env, CI: "true", FORCE_COLOR: "0" },
    encoding: "utf8",
    maxBuffer: maxOutputBytes,
  })
  if (status === 0) return
  const output = stripVTControlCharacters(`${stdout}\n${stderr}`).trim()
  const lines = output.split("\n").slice(-maxLogLines)
  throw new UserError(`The site of ${name} cannot be built:\n${lines.join("\n")}`)
}
