/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import type { Issue } from "./issues"

const folder = mkdtempSync(join(tmpdir(), "check-"))
const file = join(folder, "content/values/ambition.json")
beforeEach(() => cpSync("content", join(folder, "content"), { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

const timeout = 60_000 // ms; each run starts Node

function check(...options: string[]) {
  const program = [
    resolve("node_modules/tsx/dist/cli.mjs"),
    resolve("plugins/content-model/validate/cli.ts"),
  ]
  return spawnSync(process.execPath, [...program, ...options], { cwd: folder, encoding: "utf8" })
}

test(
  "without problems the exit code is 0; with --strict notes are problems",
  () => {
    const { status, stdout } = check()
    expect(status).toBe(0)
    expect(stdout).toMatch(/\nno problems, \d+ notes in content\/\.\n$/)
    expect(stdout).not.toContain("\u001b")
    const launch = check("--strict")
    expect(launch.status).toBe(1)
    expect(launch.stdout).toMatch(/\n\d+ problems in content\/\.\n$/)
  },
  timeout,
)

test(
  "with a problem the exit code is 1 in every format",
  () => {
    writeFileSync(file, readFileSync(file, "utf8").replace("#", "blue #"))
    const { status, stdout } = check("--format", "json")
    expect(status).toBe(1)
    const issues: Issue[] = JSON.parse(stdout)
    expect(issues.filter(({ severity }) => severity === "error")).toMatchObject([
      { file: "values/ambition.json", type: "invalid-format", column: 13 },
    ])
    const github = check("--format=github")
    expect(github.status).toBe(1)
    expect(github.stdout).toMatch(
      /^::error file=content\/values\/ambition\.json,line=7,col=13,title=/m,
    )
  },
  timeout,
)

test(
  "--fix repairs what is safe, says what it did, and checks again",
  () => {
    const before = readFileSync(file, "utf8")
    writeFileSync(file, `\ufeff${before.replace("}", ",}").replaceAll("\n", "\r\n")}`)
    const unsafe = join(folder, "content/values/excellence.json")
    writeFileSync(unsafe, readFileSync(unsafe, "utf8").replace("{", "{ // first"))
    const { status, stderr, stdout } = check("--fix")
    expect(stderr).toBe(
      `content/values/ambition.json was fixed.
content/values/excellence.json was not fixed: a repair could change or lose content. Correct it by hand.
`,
    )
    expect(readFileSync(file, "utf8")).toBe(before)
    expect(status).toBe(1)
    expect(stdout).toMatch(/\n1 problem, \d+ notes in content\/\.\n$/)
  },
  timeout,
)

test.each([[["--format", "xml"]], [["--strikt"]], [["content"]]])(
  "wrong options have the exit code 2 and show the usage: %p",
  (options) => {
    const { status, stderr } = check(...options)
    expect(status).toBe(2)
    expect(stderr).toContain("Usage: npm run check -- [options]")
    expect(stderr).not.toContain("    at ")
  },
  timeout,
)
