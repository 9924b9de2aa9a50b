/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { writeAtomically, type FileToWrite } from "../../../content-model/lib/writeAtomically"
import { testRepository } from "../../testing/repository"
import { publication, publish } from "./commit"
import { deletedFiles, lastBytes, textAt, versionsOf } from "./history"
import { createVersionKeeper, keepFolder } from "./keepVersions"
import { push, unsentVersions } from "./push"

const { root, write, git, commit } = testRepository()
const [file, page] = ["services/eggs.json", "pages/home.json"]
const status = () => git("status", "--porcelain", "-uall")
const head = () => git("rev-parse", "HEAD")
const { PATH } = process.env
afterEach(() => {
  process.env.PATH = PATH
  delete process.env.GIT_DIR
})

function writeScript(name: string, script: string) {
  writeFileSync(root(name), `#!/bin/sh\n${script}\n`)
  chmodSync(root(name), 0o755)
}

test("what differs from the last commit is listed, and committed alone", async () => {
  const unusual = 'values/ä "b".json'
  write("../.gitignore", readFileSync(".gitignore"))
  for (const name of [page, "images/hero.png"]) write(name, "old")
  commit("Add home")
  expect(await publication(root())).toEqual({ state: "published", files: [], reason: undefined })
  write("../page.tsx", "staged")
  write(unusual, "half staged")
  git("add", "page.tsx", "content")
  write("../notes.txt", "not staged")
  write("values/.ambition.json.168c3f0e", "of a save that was killed")
  for (const name of [page, "images/hero.png", unusual]) write(name, "new")
  rmSync(root("content/site.json"))
  expect((await publication(root())).files).toEqual([
    { file: "images/hero.png", before: "", after: "" },
    { file: page, before: "old", after: "new" },
    { file: "site.json", before: "{}\n", after: null },
    { file: unusual, before: null, after: "new" },
  ])
  const message = "Home: Title\n# Eggs: new"
  await publish(root(), message)
  expect(git("log", "-1", "--format=%an %ae %B").trim()).toBe(`Ada ada@example.com ${message}`)
  expect(git("show", "--format=", "--name-status", "-z").split("\0").join(" ").trim()).toBe(
    `M content/images/hero.png M content/${page} D content/site.json A content/${unusual}`,
  )
  expect(git("show", `HEAD:content/${unusual}`)).toBe("new")
  expect(status()).toBe("A  page.tsx\n?? notes.txt\n")
  await expect(publish(root(), "Nothing")).rejects.toThrow(/^Everything saved is in a version/)
})

const inGit = (name: string) => () => writeFileSync(root(`.git/${name}`), head())
const hook = "echo 'Too late on Fridays.' >&2; exit 1"

test.each<[what: string, prepare: () => unknown, message: RegExp, isKnown?: boolean]>([
  ["without a repository", () => rmSync(root(".git"), { recursive: true }), /not a git repository/],
  ["without git", () => (process.env.PATH = root()), /^Git is not installed/],
  ["without a commit", () => git("checkout", "-q", "--orphan", "new"), /has no commit yet/],
  ["on no branch", () => git("checkout", "-q", "--detach"), /is on no branch/],
  ["during a merge", inGit("MERGE_HEAD"), /A merge or a similar step/],
  ["during a revert", inGit("REVERT_HEAD"), /A merge or a similar step/],
  ["while git works", inGit("index.lock"), /Another git program/],
  ["for an unknown user", () => git("config", "--unset", "user.email"), /who you are/],
  ["what a hook refuses", () => writeScript(".git/hooks/pre-commit", hook), /on Fridays/, false],
])("refuses in words %s", async (_, prepare, message, isKnown = true) => {
  write(page, "new")
  prepare()
  // As in a hook of git.
  process.env.GIT_DIR = root("elsewhere")
  const { state, reason } = await publication(root())
  const known = isKnown ? message : /^$/
  expect([state, reason ?? ""]).toEqual(["saved", expect.stringMatching(known)])
  const refusal = { status: 422, message: expect.stringMatching(message) }
  await expect(publish(root(), "Home: Title")).rejects.toMatchObject(refusal)
  expect([await versionsOf(root(), page), await deletedFiles(root())]).toEqual([[], []])
})

const texts = async (folder = root()) => {
  const versions = await versionsOf(folder, file)
  return Promise.all(versions.map(({ id }) => textAt(folder, id, file)))
}

test("commits and saves are versions, each text once, also after the file was renamed", async () => {
  const [first, second, third] = ["a", "b", "c"].map((end) => "a longer text, ".repeat(9) + end)
  const former = "services/hens.json"
  write(former, first)
  commit("Add hens", "2026-01-01T10:00:00Z")
  const id = head().trim()
  write("../page.tsx", "staged")
  git("add", "page.tsx")
  write(former, second)
  for (const summary of ["Hens: Title\nSite: Name", "Again"]) await keepFolder(root(), summary)
  // A save changes nothing else.
  expect([head().trim(), status()]).toEqual([id, ` M content/${former}\nA  page.tsx\n`])
  git("gc", "-q", "--prune=now")
  const date = expect.stringMatching(/^2026-01-01T10:00:00/)
  expect(await versionsOf(root(), former)).toEqual([
    expect.objectContaining({ summary: "Hens: Title", kind: "save" }),
    { id, author: "Ada", date, summary: "Add hens", kind: "commit" },
  ])
  renameSync(root(`content/${former}`), root(`content/${file}`))
  await keepFolder(root(), "Hens: address")
  expect(await texts()).toEqual([second, first])
  write(file, third)
  await keepFolder(root(), "Eggs: Title")
  commit("Rename hens", "2026-01-02T10:00:00Z")
  expect((await texts()).toSorted()).toEqual([first, second, third])
  expect(await deletedFiles(root())).toEqual([])
  rmSync(root(`content/${file}`))
  const [deleted] = await deletedFiles(root())
  expect(await textAt(root(), deleted.version.id, deleted.file)).toBe(third)
})

test("a server in a folder keeps each save, and what was changed outside", async () => {
  const [other, picture] = ["services/hens.json", "images/hen.png"]
  const folder = root("website")
  const keeper = createVersionKeeper(folder)
  const writeByHand = (text: string) => write(`../website/content/${file}`, text)
  const save = (summary: string, files: FileToWrite[]) => {
    writeAtomically(`${folder}/content`, files)
    keeper.keepLater({ files, summary })
  }
  writeByHand("by hand")
  write(`../website/content/${other}`, "deleted later")
  await keeper.keepAll()
  const bytes = Buffer.from([0, 255, 10, 13])
  save("Eggs: Title", [
    { path: file, content: "first" },
    { path: picture, content: bytes },
  ])
  save("Eggs: Text", [
    { path: file, content: "second" },
    { path: other, content: null },
  ])
  expect(keeper.isChangedOutside()).toBe(false)
  writeByHand("by hand again")
  expect(keeper.isChangedOutside()).toBe(true)
  for (let times = 0; times < 2; times++) await keeper.keepAll()
  const summaries = (await versionsOf(folder, file)).map(({ summary }) => summary)
  const outside = "Changed outside the editor"
  expect(summaries).toEqual([outside, "Eggs: Text", "Eggs: Title", outside])
  expect(await texts(folder)).toEqual(["by hand again", "second", "first", "by hand"])
  expect((await deletedFiles(folder)).map((one) => one.file)).toEqual([other])
  expect(await lastBytes(folder, picture)).toEqual(bytes)
  expect(await lastBytes(folder, "images/none.png")).toBeUndefined()
})

const host = () => root(".git/host")

/** Connects the repository with a host: an empty one without a URL. */
function connect(url = host()) {
  execFileSync("git", ["init", "-q", "--bare", host()])
  git("remote", "add", "origin", url)
}

test("a branch is sent, and nothing that others have sent is overwritten", async () => {
  const branch = "content/100%-äpfel"
  git("checkout", "-q", "-B", branch)
  connect()
  const unsent = async () => (await unsentVersions(root())).unsent
  expect(await unsent()).toEqual({ name: "origin", count: 1 })
  await push(root())
  expect(await unsent()).toMatchObject({ count: 0 })
  for (const message of ["Second", "Third"]) commit(message)
  expect(await unsent()).toMatchObject({ count: 2 })
  await push(root())
  const theirs = `${head().trim()}\trefs/heads/${branch}\n`
  git("reset", "-q", "--hard", "HEAD~1")
  commit("Mine")
  await expect(push(root())).rejects.toThrow(/Somebody else.*Nothing is lost/)
  expect(git("ls-remote", host())).toBe(theirs)
})

test("the missing step before a push is named, and so is what a hook says", async () => {
  const refuses = async (step: string) => {
    expect((await unsentVersions(root())).unsentHint).toContain(step)
    await expect(push(root())).rejects.toThrow(step)
  }
  await refuses("git remote add")
  connect()
  writeScript(".git/host/hooks/pre-receive", "echo 'Wait for Monday.' >&2; exit 1")
  await expect(push(root())).rejects.toThrow(/origin refuses it.*Wait for Monday\./s)
  rmSync(`${host()}/hooks/pre-receive`)
  await push(root())
  git("checkout", "-q", "-b", "try", "--track", "origin/main")
  await refuses("another name")
})

const denied = "echo 'ada@git.example.com: Permission denied (publickey).' >&2; exit 255"

test.each([
  ["https://ada:secret@git.invalid/shop.git", "git.invalid", "", /Not sent/],
  ["git@git.example.com:shop.git", "git.example.com", denied, /does not let you in/],
  ["ssh://git@a.b:2222/shop.git", "a.b", "exec sleep 60", /did not answer in time/],
  ["../shop.git", "origin", "", /cannot send it.*shop/s],
  ["C:/shop.git", "origin", "exit 1", /Not sent/],
  ["http://127.0.0.1:9/shop.git", "127.0.0.1", "", /cannot be reached/],
])("the remote %s is called %s, and a failure is told in words", async (...row) => {
  const [url, name, ssh, words] = row
  connect(url)
  expect(await unsentVersions(root())).toMatchObject({ unsent: { name } })
  writeScript("ssh", ssh)
  git("config", "core.sshCommand", root("ssh"))
  await expect(push(root(), { limitMs: 2000 })).rejects.toThrow(words)
})
