/** @jest-environment node */
import * as fc from "fast-check"
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { fileName, forbiddenNames } from "../../../content-model/testing/arbitrary/fileNames"
import { nameProblem } from "../../../content-model/validate/rules/fileNames"
import { testRepository } from "../../testing/repository"
import { publication, publish } from "./commit"

const { root, write, git, commit } = testRepository()
const status = () => git("status", "--porcelain", "-uall").split("\n").filter(Boolean)
const page = "pages/home.json"

test("lists what differs from the last commit, with both texts", async () => {
  write(page, "old")
  write("images/hero.png", "old")
  commit("Add home")
  expect(await publication(root())).toEqual({ state: "published", files: [], reason: undefined })
  write(page, "new")
  write("services/eggs.json", "added")
  write("images/hero.png", "new")
  rmSync(root("content/site.json"))
  expect(await publication(root())).toEqual({
    state: "saved",
    files: [
      { file: "images/hero.png", before: "", after: "" },
      { file: page, before: "old", after: "new" },
      { file: "services/eggs.json", before: null, after: "added" },
      { file: "site.json", before: "{}\n", after: null },
    ],
    reason: undefined,
  })
})

test("commits content/ alone, with new and deleted files, and leaves others' files staged", async () => {
  write("../page.tsx", "staged")
  git("add", "page.tsx")
  write("../notes.txt", "not staged")
  write(page, "new")
  write("services/eggs.json", "half staged")
  git("add", "content")
  write("services/eggs.json", "saved")
  rmSync(root("content/site.json"))
  await publish(root(), "Home: Title\n# Eggs: new")
  expect(git("log", "-1", "--format=%an <%ae>%n%B").trim()).toBe(
    "Ada <ada@example.com>\nHome: Title\n# Eggs: new",
  )
  expect(git("show", "--format=", "--name-status").trim().split("\n")).toEqual([
    `A\tcontent/${page}`,
    "A\tcontent/services/eggs.json",
    "D\tcontent/site.json",
  ])
  expect(git("show", "HEAD:content/services/eggs.json")).toBe("saved")
  expect(status()).toEqual(["A  page.tsx", "?? notes.txt"])
  expect(await publication(root())).toMatchObject({ state: "published" })
})

test("each name that the check accepts is listed, committed, and checked out as git does on Windows", async () => {
  const samples = fc.sample(fileName, { numRuns: 1000, seed: 1 }).concat(forbiddenNames)
  const accepted = samples.filter((name) => !nameProblem(`${name}.json`))
  const names = [
    ...new Map(accepted.map((name) => [name.normalize().toLowerCase(), name])).values(),
  ]
  expect(names.length).toBeGreaterThan(100)
  const files = names.map((name) => `values/${name}.json`)
  for (const file of files) write(file, "text")
  git("config", "core.protectNTFS", "true")
  git("config", "core.protectHFS", "true")
  expect((await publication(root())).files.map(({ file }) => file)).toEqual(files.toSorted())
  await publish(root(), "Names")
  rmSync(root("content"), { recursive: true })
  git("checkout", "-q", "HEAD", "--", "content")
  expect(
    readdirSync(root("content/values"))
      .map((name) => `values/${name}`)
      .toSorted(),
  ).toEqual(files.toSorted())
})

test("lists and commits no hidden file, such as those of a save that was killed", async () => {
  write("../.gitignore", readFileSync(".gitignore"))
  commit("Ignore hidden files")
  const leftover = "values/.ambition.json.168c3f0e-0000-4000-8000-000000000000"
  for (const file of [leftover, `${leftover}.backup`, ".DS_Store", ".save-1-a/journal.json", page])
    write(file, "text")
  expect((await publication(root())).files).toMatchObject([{ file: page }])
  await publish(root(), "Home")
  expect(git("show", "--format=", "--name-only").trim()).toBe(`content/${page}`)
})

test("runs hooks, and tells what a hook says", async () => {
  const hook = root(".git/hooks/pre-commit")
  writeFileSync(hook, "#!/bin/sh\ntouch ran; echo 'Too late on Fridays.' >&2; exit 1\n")
  chmodSync(hook, 0o755)
  write(page, "new")
  const before = status()
  await expect(publish(root(), "Home: Title")).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining("Too late on Fridays."),
  })
  expect(existsSync(root("ran"))).toBe(true)
  rmSync(root("ran"))
  expect(status()).toEqual(before)
})

test("ignores the variables that git sets for its hooks", async () => {
  process.env.GIT_DIR = root("elsewhere")
  write(page, "new")
  const published = publish(root(), "Home: Title")
  delete process.env.GIT_DIR
  await published
  expect(git("log", "-1", "--format=%s").trim()).toBe("Home: Title")
})

const inGit = (name: string) => () => writeFileSync(root(`.git/${name}`), git("rev-parse", "HEAD"))

test.each<[what: string, prepare: () => unknown, message: RegExp]>([
  ["without a repository", () => rmSync(root(".git"), { recursive: true }), /not a git repository/],
  ["without a commit", () => git("checkout", "-q", "--orphan", "new"), /has no commit yet/],
  ["on no branch", () => git("checkout", "-q", "--detach"), /is on no branch/],
  ["during a merge", inGit("MERGE_HEAD"), /A merge or a similar step/],
  ["during a revert", inGit("REVERT_HEAD"), /A merge or a similar step/],
  ["while git works", inGit("index.lock"), /Another git program/],
  ["for an unknown user", () => git("config", "--unset", "user.email"), /who you are/],
])("refuses in words %s", async (_, prepare, message) => {
  write(page, "new")
  prepare()
  expect(await publication(root())).toMatchObject({
    state: "saved",
    reason: expect.stringMatching(message),
  })
  const refusal = { status: 422, message: expect.stringMatching(message) }
  await expect(publish(root(), "Home: Title")).rejects.toMatchObject(refusal)
})

test("refuses in words without git, and when there is nothing to commit", async () => {
  await expect(publish(root(), "Nothing")).rejects.toThrow(/^Everything saved is in a version/)
  const { PATH } = process.env
  process.env.PATH = root()
  const { reason } = await publication(root()).finally(() => (process.env.PATH = PATH))
  expect(reason).toMatch(/^Git is not installed/)
})
