import { spawnSync } from "node:child_process"
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { Advice } from "./advice"

/** A state of the repository: its files as git's tree, what to call it, and the commit it builds on. */
export type State = { tree: string; name: string; commit: string; isWorkingTree: boolean }

const most = 100_000_000 // bytes of an answer of git

function ask(args: string[], env: NodeJS.ProcessEnv = {}, input?: string) {
  return spawnSync("git", args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
    input,
    maxBuffer: most,
  })
}

function git(args: string[], env?: NodeJS.ProcessEnv, input?: string) {
  const { status, stdout, stderr, error } = ask(args, env, input)
  if (status !== 0) throw new Advice(`git ${args[0]}: ${error?.message ?? stderr.trim()}`)
  return stdout.trim()
}

const entries = (text: string) => text.split("\0").filter((entry) => entry !== "")

/** Gives git an index of its own, so that what a person has staged stays as it is. */
function withOwnIndex<Result>(work: (env: NodeJS.ProcessEnv, index: string) => Result) {
  const folder = mkdtempSync(join(tmpdir(), "story-index-"))
  const index = join(folder, "index")
  try {
    return work({ GIT_INDEX_FILE: index }, index)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A commit as a state, by the name of a branch, a tag or the commit itself. */
export function stateOf(ref: string): State {
  const { status, stdout } = ask(["rev-parse", "--verify", "--quiet", `${ref}^{commit}`])
  const commit = stdout.trim()
  if (status !== 0 || ref.startsWith("-"))
    throw new Advice(
      `There is no branch, tag or commit "${ref}" here. In a shallow clone, fetch it first.`,
    )
  const name = git(["log", "-1", "--format=%h (%cs)", commit])
  return { tree: git(["rev-parse", `${commit}^{tree}`]), name, commit, isWorkingTree: false }
}

/** The files as they lie in the folder, committed or not, without those that git ignores. */
export const workingTree = (): State =>
  withOwnIndex((env, index) => {
    const own = git(["rev-parse", "--git-path", "index"])
    // What git noted there of each file saves reading all of them.
    if (existsSync(own)) copyFileSync(own, index)
    git(["add", "--all"], env)
    // As a link to another folder it is not what .gitignore leaves out.
    git(["rm", "--quiet", "--cached", "--ignore-unmatch", "-r", "node_modules"], env)
    const head = stateOf("HEAD")
    const tree = git(["write-tree"], env)
    const name = tree === head.tree ? head.name : "the working tree"
    return { ...head, tree, name, isWorkingTree: true }
  })

/** Where the way to `head` left the one of `base`; the base itself where git does not know. */
export function startOf(base: string, head: State): State {
  const state = stateOf(base)
  const { status, stdout } = ask(["merge-base", state.commit, head.commit])
  return status === 0 ? stateOf(stdout.trim()) : state
}

/** Writes the files of a state, or those of some paths, into a folder. */
export function exportState({ tree }: State, folder: string, paths = ["."]) {
  mkdirSync(folder, { recursive: true })
  withOwnIndex((env) => {
    git(["read-tree", tree], env)
    const files = git(["ls-files", "-z", "--", ...paths], env)
    git(["checkout-index", "-z", "--stdin", `--prefix=${resolve(folder)}/`], env, files)
  })
}

/** The files that differ between two states. */
export const changedFiles = (before: State, after: State) =>
  entries(git(["diff", "--name-only", "-z", "--no-renames", before.tree, after.tree]))

/** By the names at the top of a state, what git calls their content. */
export const contentsOf = ({ tree }: State) =>
  new Map(
    entries(git(["ls-tree", "-z", tree])).map((line): [string, string] => {
      const [content, name] = line.split("\t")
      return [name, content]
    }),
  )
