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

function check(...options: string[]) {
  const program = [
    resolve("node_modules/tsx/dist/cli.mjs"),
    resolve("plugins/content-model/validate/cli.ts"),
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, [...program, ...options], {
    cwd: folder,
    encoding: "utf8",
  })
  return { status, stdout, stderr }
}

test("without problems it ends well, and shows the notes; before a launch they are problems", () => {
  const { status, stdout } = check()
  expect(status).toBe(0)
  expect(stdout).toMatch(/\nno problems, \d+ notes in content\/\.\n$/)
  expect(stdout).not.toContain("\u001b")
  const launch = check("--ready")
  expect(launch.status).toBe(1)
  expect(launch.stdout).toMatch(/\n\d+ problems in content\/\.\n$/)
}, 60_000)

test("with a problem it ends badly, whatever the format", () => {
  writeFileSync(file, readFileSync(file, "utf8").replace("#", "blue #"))
  const { status, stdout } = check("--format", "json")
  expect(status).toBe(1)
  const issues = (JSON.parse(stdout) as Issue[]).filter(({ severity }) => severity === "error")
  expect(issues).toMatchObject([{ file: "values/ambition.json", kind: "text-form", column: 13 }])
  expect(check("--format=github").stdout).toMatch(
    /^::error file=content\/values\/ambition\.json,line=7,col=13,title=/m,
  )
}, 60_000)

test("--fix puts right what it can, says what it did, and checks again", () => {
  const before = readFileSync(file, "utf8")
  writeFileSync(file, `\ufeff${before.replace("}", ",}").replaceAll("\n", "\r\n")}`)
  const { status, stderr } = check("--fix")
  expect(stderr).toContain("content/values/ambition.json was put in order.\n")
  expect(status).toBe(0)
  expect(readFileSync(file, "utf8")).toBe(before)
}, 60_000)

test("wrong usage is told apart, and explained", () => {
  for (const options of [["--format", "xml"], ["--redy"], ["content"]]) {
    const { status, stderr } = check(...options)
    expect(status).toBe(2)
    expect(stderr).toContain("Usage: npm run check -- [options]")
    expect(stderr).not.toContain("    at ")
  }
}, 60_000)
