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

test("the date is that of the last commit of the paths, if the history is whole", () => {
  write("home.json", "1")
  expect(lastModified(["home.json"])).toBeUndefined()
  const [first, second] = ["2024-05-06T07:08:09+02:00", "2025-01-02T03:04:05+00:00"]
  git(["init", "--quiet"])
  write("services/a.json", "1")
  commit(first)
  rmSync(at("services/a.json"))
  commit(second)
  expect(lastModified(["home.json"])).toBe(first)
  expect(Date.parse(lastModified(["home.json", "services"]) ?? "")).toBe(Date.parse(second))
  git(["clone", "--quiet", "--depth", "1", pathToFileURL(at()).href, at("copy")])
  expect(lastModified(["home.json"], at("copy"))).toBeUndefined()
  write("home.json", "2")
  write("services/c.json", "1")
  for (const path of ["home.json", "services", "none.json"])
    expect(lastModified([path])).toBeUndefined()
})
