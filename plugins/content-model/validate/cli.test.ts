/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { cpSync } from "node:fs"
import { resolve } from "node:path"
import { temporaryFolder } from "../../../test/support/temporaryFolder"

jest.setTimeout(60_000) // Each run starts Node.

const folder = temporaryFolder()
beforeEach(() => cpSync("content", folder.at("content"), { recursive: true }))

const [ambition, excellence] = ["content/values/ambition.json", "content/values/excellence.json"]
const program = ["node_modules/tsx/dist/cli.mjs", "plugins/content-model/validate/cli.ts"].map(
  (file) => resolve(file),
)

const check = (...options: string[]) =>
  spawnSync(process.execPath, [...program, ...options], { cwd: folder.at(), encoding: "utf8" })

test("without problems the exit code is 0; with --strict notes are problems", () => {
  const { status, stdout } = check()
  expect(status).toBe(0)
  expect(stdout).toMatch(/\nno problems, \d+ notes in content\/\.\n$/)
  expect(stdout).not.toContain("\u001b")
  const strict = check("--strict")
  expect(strict.status).toBe(1)
  expect(strict.stdout).toMatch(/\n\d+ problems in content\/\.\n$/)
})

test("with a problem the exit code is 1 in every format", () => {
  folder.write(ambition, folder.read(ambition).replace("#", "blue #"))
  const json = check("--format", "json")
  expect(json.status).toBe(1)
  expect(JSON.parse(json.stdout)).toContainEqual(
    expect.objectContaining({ file: "values/ambition.json", type: "invalid-format", column: 13 }),
  )
  const github = check("--format=github")
  expect(github.status).toBe(1)
  expect(github.stdout).toContain(`::error file=${ambition},line=7,col=13,title=`)
})

test("--fix repairs what is safe, lists the files, and checks again", () => {
  const before = folder.read(ambition)
  folder.write(ambition, `\ufeff${before.replace("}", ",}").replaceAll("\n", "\r\n")}`)
  folder.write(excellence, folder.read(excellence).replace("{", "{ // first"))
  const { status, stderr, stdout } = check("--fix")
  expect(stderr).toBe(
    `${ambition} was fixed.
${excellence} was not fixed: a repair could change or lose content. Correct it by hand.
`,
  )
  expect(folder.read(ambition)).toBe(before)
  expect(status).toBe(1)
  expect(stdout).toMatch(/\n1 problem, \d+ notes in content\/\.\n$/)
})

test.each([[["--format", "xml"]], [["--strikt"]]])(
  "wrong options have the exit code 2 and show the usage: %p",
  (options) => {
    const { status, stderr } = check(...options)
    expect(status).toBe(2)
    expect(stderr).toContain("Usage: npm run check -- [options]")
    expect(stderr).not.toContain("    at ")
  },
)
