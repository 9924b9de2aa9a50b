/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { lastModified } from "./lastModified"

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "history-"))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const git = (args: string[], env = {}) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: "pipe",
  })

function write(file: string, text: string) {
  mkdirSync(join(folder, "services"), { recursive: true })
  writeFileSync(join(folder, file), text)
}

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
  rmSync(join(folder, "services/a.json"))
  write("services/b.json", "1")
  commit(second)
}

test("the date is that of the last commit of the paths", () => {
  history()
  expect(asTime(lastModified(["home.json"], folder))).toBe(asTime(first))
  expect(asTime(lastModified(["home.json", "services"], folder))).toBe(asTime(second))
  expect(lastModified(["home.json"], folder)).toMatch(/^2024-05-06T07:08:09\+02:00$/)
})

test("a deleted file changes the date of its folder", () => {
  history()
  rmSync(join(folder, "services/b.json"))
  commit("2026-01-01T00:00:00Z")
  expect(asTime(lastModified(["services"], folder))).toBe(asTime("2026-01-01T00:00:00Z"))
})

test("uncommitted files have no date", () => {
  history()
  write("home.json", "2")
  write("services/c.json", "1")
  expect(lastModified(["home.json"], folder)).toBeUndefined()
  expect(lastModified(["services"], folder)).toBeUndefined()
  expect(lastModified(["none.json"], folder)).toBeUndefined()
})

test("without the whole history there is no date", () => {
  expect(lastModified(["home.json"], folder)).toBeUndefined()
  history()
  const copy = join(folder, "copy")
  git(["clone", "--quiet", "--depth", "1", pathToFileURL(folder).href, copy])
  expect(lastModified(["home.json"], copy)).toBeUndefined()
})
