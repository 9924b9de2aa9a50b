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
  const all = [check(), check("--strict", "--format", "json"), check("--strikt")]
  const [usual, strict, wrong] = await Promise.all(all)
  expect(usual.status).toBe(0)
  expect(usual.stdout).toMatch(/\nno problems, \d+ notes in content\/\.\n$/)
  expect(usual.stdout).not.toContain("\u001b")
  expect(strict.status).toBe(1)
  expect(JSON.parse(strict.stdout)).toContainEqual(expect.objectContaining({ severity: "error" }))
  expect(wrong).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("Usage: npm run check"),
  })
})

test("--fix repairs what is safe, lists the files, and checks again", async () => {
  const before = folder.read(ambition)
  folder.write(ambition, `\ufeff${before.replace("}", ",}").replaceAll("\n", "\r\n")}`)
  folder.write(excellence, folder.read(excellence).replace("{", "{ // first"))
  const { status, stderr, stdout } = await check("--fix", "--format=github")
  expect(stderr).toBe(
    `${ambition} was fixed.
${excellence} was not fixed: a repair could change or lose content. Correct it by hand.
`,
  )
  expect(folder.read(ambition)).toBe(before)
  expect(status).toBe(1)
  expect(stdout.match(/^::error file=.*?,/gm)).toEqual([`::error file=${excellence},`])
})
