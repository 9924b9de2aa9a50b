/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { rmSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { lastModifiedIn } from "./lastModified"

const { at, write } = temporaryFolder()
const lastModified = (paths: string[], folder = at()) => lastModifiedIn(folder)(paths)

const git = (args: string[], env = {}) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
    cwd: at(),
    env: { ...process.env, ...env },
    stdio: "pipe",
  })

function commit(date: string) {
  git(["add", "--all"])
  git(["commit", "--quiet", "--message", date], { GIT_COMMITTER_DATE: date })
}

const first = "2024-05-06T07:08:09+02:00"
const second = "2025-01-02T03:04:05Z"
const asTime = (date?: string) => date && new Date(date).getTime()

function history() {
  git(["init", "--quiet"])
  write("home.json", "1")
  write("services/a.json", "1")
  commit(first)
  rmSync(at("services/a.json"))
  write("services/b.json", "1")
  commit(second)
}

test("the date is that of the last commit of the paths", () => {
  history()
  expect(asTime(lastModified(["home.json"]))).toBe(asTime(first))
  expect(asTime(lastModified(["home.json", "services"]))).toBe(asTime(second))
  expect(lastModified(["home.json"])).toMatch(/^2024-05-06T07:08:09\+02:00$/)
})

test("a deleted file changes the date of its folder", () => {
  history()
  rmSync(at("services/b.json"))
  commit("2026-01-01T00:00:00Z")
  expect(asTime(lastModified(["services"]))).toBe(asTime("2026-01-01T00:00:00Z"))
})

test("uncommitted files have no date", () => {
  history()
  write("home.json", "2")
  write("services/c.json", "1")
  expect(lastModified(["home.json"])).toBeUndefined()
  expect(lastModified(["services"])).toBeUndefined()
  expect(lastModified(["none.json"])).toBeUndefined()
})

test("without the whole history there is no date", () => {
  expect(lastModified(["home.json"])).toBeUndefined()
  history()
  const copy = at("copy")
  git(["clone", "--quiet", "--depth", "1", pathToFileURL(at()).href, copy])
  expect(lastModified(["home.json"], copy)).toBeUndefined()
})
