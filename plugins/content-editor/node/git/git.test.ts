import { execFileSync } from "node:child_process"
import { chmodSync, rmSync, writeFileSync } from "node:fs"
import { testRepository } from "../../testing/repository"
import { commitContent, publication } from "./commit"
import { deletedFiles, lastBytes, textAt, versionsOf } from "./history"
import { destinationOf, push } from "./push"
import { keepSave } from "./saves"

const { root, write, git, commit } = testRepository()
const [file, page, picture] = ["services/eggs.json", "pages/home.json", "images/hero.png"]
const status = () => git("status", "--porcelain", "-uall")
const head = () => git("rev-parse", "HEAD").trim()

test("what differs from the last commit is listed, and committed alone", async () => {
  const unusual = 'values/ä "b".json'
  for (const name of [page, picture]) write(name, '"old"')
  commit("Add home")
  expect(await publication(root())).toEqual({ state: "published", files: [], reason: undefined })
  write("../page.tsx", "staged")
  write(unusual, "half staged")
  git("add", "page.tsx", "content")
  write("../notes.txt", "not staged")
  for (const name of [page, picture, unusual]) write(name, '"new"')
  rmSync(root("content/site.json"))
  git("init", "-q", "content/other")
  expect((await publication(root())).files).toEqual([
    { file: picture, before: "", after: "" },
    { file: page, before: "old", after: "new" },
    { file: "site.json", before: {}, after: null },
    { file: unusual, before: null, after: "new" },
  ])
  const message = "Home: Title\n# Eggs: new"
  await commitContent(root(), message)
  expect(git("log", "-1", "--format=%an %ae %B").trim()).toBe(`Ada ada@example.com ${message}`)
  expect((await publication(root())).state).toBe("published")
  await commitContent(root(), message)
  expect(git("rev-list", "--count", "HEAD").trim()).toBe("3")
  expect(status()).toBe("A  page.tsx\n?? content/other/\n?? notes.txt\n")
  git("checkout", "-q", "--detach")
  expect((await publication(root())).reason).toMatch(/is on no branch/)
  await expect(commitContent(root(), message)).rejects.toThrow(/is on no branch/)
})

test.each<[what: string, prepare: () => unknown, message: RegExp]>([
  ["without a repository", () => rmSync(root(".git"), { recursive: true }), /not a git repository/],
  ["without a commit", () => git("checkout", "-q", "--orphan", "new"), /has no commit yet/],
])("a commit %s is refused in words", async (_, prepare, message) => {
  write(page, "new")
  prepare()
  const reason = expect.stringMatching(message)
  expect(await publication(root())).toMatchObject({ state: "saved", reason })
  const refusal = { status: 422, message: reason }
  await expect(commitContent(root(), "Home: Title")).rejects.toMatchObject(refusal)
})

test("the identity may be in variables, and settings of the person change no words", async () => {
  for (const name of ["user.name", "user.email"]) git("config", "--unset", name)
  for (const [name, value] of [
    ["i18n.logOutputEncoding", "latin1"],
    ["color.ui", "always"],
    ["log.showSignature", "true"],
    ["log.showRoot", "false"],
    ["i18n.commitEncoding", "latin1"],
    ["log.follow", "true"],
    ["diff.noprefix", "true"],
    ["core.autocrlf", "true"],
  ])
    git("config", name, value)
  const { env } = process
  process.env = { ...env }
  for (const role of ["AUTHOR", "COMMITTER"])
    Object.assign(process.env, {
      [`GIT_${role}_NAME`]: "José",
      [`GIT_${role}_EMAIL`]: "j@a.example",
    })
  write(page, "new")
  await commitContent(root(), "Home: Müller")
  expect(await versionsOf(root(), page)).toMatchObject([
    { author: "José", summary: "Home: Müller" },
  ])
  process.env = env
})

test("a hook runs, and git says why it makes no commit", async () => {
  const hook = root(".git/hooks/pre-commit")
  writeFileSync(hook, "#!/bin/sh\necho 'Too late on Fridays.' >&2; exit 1\n")
  chmodSync(hook, 0o755)
  write(page, "new")
  await expect(commitContent(root(), "Home: Title")).rejects.toThrow("Too late on Fridays.")
  git("config", "--unset", "user.email")
  await expect(commitContent(root(), "Home: Title")).rejects.toThrow("tell me who you are")
  expect(status()).toBe(`?? content/${page}\n`)
})

test("commits, saves and what was changed outside are versions, each text once", async () => {
  const bytes = Buffer.from([0, 255, 10, 13])
  const save = (content: string, image?: Buffer | null) => {
    const saved = [{ path: file, content }]
    keepSave(
      root(),
      image === undefined ? saved : [...saved, { path: picture, content: image }],
      `${content}\nSite: Name`,
    )
    write(file, content)
  }
  write(file, "by hand")
  write(picture, bytes)
  commit("Add eggs", "2026-01-01T10:00:00Z")
  const id = head()
  write(picture, Buffer.concat([bytes, bytes]))
  save("first", null)
  rmSync(root(`content/${picture}`))
  save("second")
  write(file, "by hand again")
  for (let times = 0; times < 2; times++) save("third")
  expect([head(), git("status", "--porcelain", "content/services")]).toEqual([
    id,
    ` M content/${file}\n`,
  ])
  const versions = await versionsOf(root(), file)
  const summaries = versions.map(({ summary }) => summary)
  const outside = "Changed outside the editor"
  expect(summaries).toEqual(["third", outside, "second", "first", "Add eggs"])
  const date = expect.stringMatching(/^2026-01-01T10:00:00/)
  expect(versions[4]).toMatchObject({ id, author: "Ada", date })
  expect(await lastBytes(root(), picture)).toEqual(Buffer.concat([bytes, bytes]))
  expect(await deletedFiles(root())).toEqual([])
  rmSync(root(`content/${file}`))
  const [deleted] = await deletedFiles(root())
  expect(await textAt(root(), deleted.version.id, deleted.file)).toBe("third")
  expect(await textAt(root(), id, file)).toBe("by hand")
})

test("a branch is sent, and nothing that others have sent is overwritten", async () => {
  const branch = "content/100%-äpfel"
  git("checkout", "-q", "-B", branch)
  await push(root())
  expect(await destinationOf(root())).toBeUndefined()
  git("remote", "add", "origin", "https://ada:secret@127.0.0.1:9/shop.git")
  expect(await destinationOf(root())).toMatchObject({ name: "127.0.0.1", branch, count: 1 })
  await expect(push(root())).rejects.toThrow(/127.0.0.1 cannot be reached/)
  const host = root(".git/host")
  execFileSync("git", ["init", "-q", "--bare", host])
  git("remote", "set-url", "origin", host)
  for (const message of ["Second", "Third"]) {
    commit(message)
    await push(root())
  }
  expect(await destinationOf(root())).toMatchObject({ name: "origin", branch, count: 0 })
  const theirs = `${head()}\trefs/heads/${branch}\n`
  git("reset", "-q", "--hard", "HEAD~1")
  commit("Mine")
  await expect(push(root())).rejects.toThrow(/Somebody else.*Nothing is lost/)
  expect(git("ls-remote", host)).toBe(theirs)
})
