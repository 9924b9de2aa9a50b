/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../test/support/temporaryFolder"
import { changedFiles, mergeBase, resolveRevision, snapshotWorkingTree, type Revision } from "./git"
import { openWorktree } from "./worktree"

jest.setTimeout(30_000)

const root = process.cwd()
const { at, write } = temporaryFolder()

// Copies a text into the site and counts the builds of one cache.
const build = `
  const fs = require("node:fs")
  const text = fs.readFileSync("content/text", "utf8")
  if (text === "broken") throw new Error("This text is broken.")
  fs.mkdirSync("public")
  fs.appendFileSync("cache", "#")
  fs.writeFileSync("public/index.html", text + fs.readFileSync("cache") + (process.env.PATH_PREFIX ?? ""))
`

function git(...args: string[]) {
  const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
  return execFileSync("git", [...author, ...args], { encoding: "utf8" })
}

function commit(text: string) {
  writeFileSync("content/text", text)
  git("add", "--all")
  git("commit", "--quiet", "--message", text)
}

beforeEach(() => {
  process.chdir(at())
  mkdirSync("content")
  write("package.json", JSON.stringify({ scripts: { build: "node build.js" } }))
  write("package-lock.json", "{}")
  write("node_modules/installed")
  write("build.js", build)
  write(".gitignore", "node_modules/\npublic/\ncache\n")
  git("init", "--quiet", "--initial-branch=main")
  commit("first")
})
afterEach(() => process.chdir(root))

/** Builds revisions in one worktree and returns the text of each site. */
async function textsOf(...revisions: Revision[]) {
  const worktree = openWorktree(() => {})
  const texts: string[] = []
  try {
    for (const revision of revisions)
      texts.push(readFileSync(join(await worktree.build(revision), "index.html"), "utf8"))
  } finally {
    worktree.close()
  }
  return texts
}

test("commits and uncommitted files are built without a trace in the folder", async () => {
  const base = resolveRevision("main")
  commit("second")
  writeFileSync("content/text", "uncommitted")
  writeFileSync("content/new", "untracked")
  const status = git("status", "--short")
  const after = snapshotWorkingTree()

  expect(changedFiles(base, after)).toEqual(["content/new", "content/text"])
  expect(await textsOf(base, resolveRevision("main"), after)).toEqual([
    "first#",
    "second##",
    "uncommitted###",
  ])
  expect(git("status", "--short")).toBe(status)
  expect(git("worktree", "list").trim().split("\n")).toHaveLength(1)
  expect(existsSync("public")).toBe(false)
})

test("a change of code clears the build cache, and publishing settings have no effect", async () => {
  const base = resolveRevision("main")
  writeFileSync("build.js", `${build} // changed`)
  process.env.PATH_PREFIX = "/shop"
  try {
    expect(await textsOf(base, snapshotWorkingTree())).toEqual(["first#", "first#"])
  } finally {
    delete process.env.PATH_PREFIX
  }
})

test("a revision shares the installed packages only if its lock file is the same", () => {
  const base = resolveRevision("main")
  writeFileSync("package-lock.json", '{ "lockfileVersion": 3 }')
  const worktree = openWorktree(() => {})
  const hasPackages = (revision: Revision) =>
    existsSync(join(worktree.checkout(revision), "node_modules"))
  try {
    expect([hasPackages(base), hasPackages(snapshotWorkingTree())]).toEqual([false, true])
  } finally {
    worktree.close()
  }
  expect(existsSync("node_modules/installed")).toBe(true)
})

test("a failed build throws the end of its output", async () => {
  commit("broken")
  await expect(textsOf(resolveRevision("main"))).rejects.toThrow(
    /^The site of \w+ \([\d-]+\) cannot be built:\n[^]*This text is broken\./,
  )
})

test("a branch is compared with its merge base, and an unknown one is an error", () => {
  const start = resolveRevision("main")
  git("checkout", "--quiet", "-b", "work")
  commit("work")
  git("checkout", "--quiet", "main")
  commit("meanwhile")
  expect(mergeBase(resolveRevision("main"), resolveRevision("work"))).toEqual(start)
  expect(() => resolveRevision("nowhere")).toThrow(
    'There is no branch, tag or commit "nowhere" here.',
  )
})
