/** @jest-environment node */
import { cpSync } from "node:fs"
import { fixtureContent, fixtureStatic } from "../plugins/content-model/testing/fixtureSite"
import { runScript } from "../test/support/runScript"
import { temporaryFolder } from "../test/support/temporaryFolder"

const folder = temporaryFolder()
beforeEach(() => {
  cpSync(fixtureContent, folder.at("content"), { recursive: true })
  cpSync(fixtureStatic, folder.at("static"), { recursive: true })
})

const [ambition, excellence] = ["content/values/ambition.json", "content/values/excellence.json"]

const check = (...options: string[]) => runScript("scripts/check.ts", folder.at(), options)

test("without problems the exit code is 0; with --strict notes are problems", async () => {
  const [usual, strict, wrong] = await Promise.all([check(), check("--strict"), check("--strikt")])
  expect(usual.status).toBe(0)
  expect(usual.stdout).toMatch(/\nno problems, \d+ notes in content\/\.\n$/)
  expect(usual.stdout).not.toContain("\u001b")
  expect(strict.status).toBe(1)
  expect(strict.stdout).toMatch(/\n\d+ problems in content\/\.\n$/)
  expect(wrong).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("Usage: npm run check"),
  })
})

test("with a problem the exit code is 1 in every format", async () => {
  folder.write(ambition, folder.read(ambition).replace("#", "blue #"))
  const [json, github] = await Promise.all([check("--format", "json"), check("--format=github")])
  expect(json.status).toBe(1)
  expect(JSON.parse(json.stdout)).toContainEqual(
    expect.objectContaining({ file: "values/ambition.json", type: "invalid-format", column: 13 }),
  )
  expect(github.status).toBe(1)
  expect(github.stdout).toContain(`::error file=${ambition},line=7,col=13,title=`)
})

test("--fix repairs what is safe, lists the files, and checks again", async () => {
  const before = folder.read(ambition)
  folder.write(ambition, `\ufeff${before.replace("}", ",}").replaceAll("\n", "\r\n")}`)
  folder.write(excellence, folder.read(excellence).replace("{", "{ // first"))
  const { status, stderr, stdout } = await check("--fix")
  expect(stderr).toBe(
    `${ambition} was fixed.
${excellence} was not fixed: a repair could change or lose content. Correct it by hand.
`,
  )
  expect(folder.read(ambition)).toBe(before)
  expect(status).toBe(1)
  expect(stdout).toMatch(/\n1 problem, \d+ notes in content\/\.\n$/)
})
