/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { changedFiles, startOf, stateOf, workingTree } from "./repository"
import { builder } from "./sites"

jest.setTimeout(30_000)

const home = process.cwd()
let folder: string

// Builds nothing but what the content says, and says so.
const build = `
  const fs = require("node:fs")
  const words = fs.readFileSync("content/words", "utf8")
  if (words === "broken") throw new Error("These words are broken.")
  fs.mkdirSync("public", { recursive: true })
  fs.writeFileSync("public/index.html", words + (process.env.ASSET_PREFIX ?? ""))
`

function git(...args: string[]) {
  const author = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.com"]
  return execFileSync("git", [...author, ...args], { encoding: "utf8" })
}

function commit(words: string) {
  writeFileSync("content/words", words)
  git("add", "--all")
  git("commit", "--quiet", "--message", words)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sites-"))
  process.chdir(folder)
  for (const name of ["content", "node_modules"]) mkdirSync(name)
  writeFileSync("package.json", JSON.stringify({ scripts: { build: "node build.js" } }))
  writeFileSync("package-lock.json", "{}")
  writeFileSync("build.js", build)
  writeFileSync(".gitignore", "node_modules/\npublic/\n")
  git("init", "--quiet", "--initial-branch=main")
  commit("first")
})
afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

/** Builds states one after another; returns the words of each and what was said. */
async function wordsOf(...states: ReturnType<typeof stateOf>[]) {
  const said: string[] = []
  const sites = builder((sentence) => said.push(sentence.replace(/in \d+ s/, "in … s")))
  const words: string[] = []
  try {
    for (const state of states)
      words.push(readFileSync(join(await sites.siteOf(state), "index.html"), "utf8"))
  } finally {
    sites.end()
  }
  return { words, said }
}

test("commits are built elsewhere, the files that lie here are built here, each once", async () => {
  const base = stateOf("main")
  commit("second")
  writeFileSync("content/words", "not committed")
  writeFileSync("content/new", "a file that git does not know yet")
  const before = git("status", "--short")

  const once = await wordsOf(base, stateOf("main"))
  expect(once.words).toEqual(["first", "second"])
  expect(once.said).toHaveLength(4)
  expect(existsSync("public")).toBe(false)

  const here = await wordsOf(workingTree())
  expect(here.words).toEqual(["not committed"])
  expect(readFileSync("public/index.html", "utf8")).toBe("not committed")

  expect(await wordsOf(base, workingTree())).toEqual({
    words: ["first", "not committed"],
    said: [],
  })
  expect(git("status", "--short")).toBe(before)
  expect(changedFiles(base, workingTree())).toEqual(["content/new", "content/words"])
})

test("a site is the same wherever a build was to be published", async () => {
  process.env.ASSET_PREFIX = "https://cdn.example"
  try {
    expect((await wordsOf(workingTree())).words).toEqual(["first"])
  } finally {
    delete process.env.ASSET_PREFIX
  }
})

test("a build that fails is told in its own words", async () => {
  commit("broken")
  await expect(wordsOf(stateOf("main"))).rejects.toThrow(
    /^The site of \w+ \([\d-]+\) could not be built:\n[^]*These words are broken\./,
  )
})

test("a state with other packages gets its own", async () => {
  const base = stateOf("main")
  writeFileSync("package-lock.json", '{ "lockfileVersion": 3 }')
  const { said } = await wordsOf(base)
  expect(said).toContain("It has other packages: they are installed first.")
})

test("a branch is compared with where it began, and an unknown one is asked for", () => {
  const start = stateOf("main")
  git("checkout", "--quiet", "-b", "work")
  commit("work")
  git("checkout", "--quiet", "main")
  commit("meanwhile")
  expect(startOf("main", stateOf("work"))).toEqual(start)
  expect(() => stateOf("nowhere")).toThrow('There is no branch, tag or commit "nowhere" here.')
})
