import { cpSync } from "node:fs"
import { fixtureContent, fixtureStatic } from "../plugins/content-model/testing/fixtureSite"
import { runScript } from "../test/support/runScript"
import { temporaryFolder } from "../test/support/temporaryFolder"

const folder = temporaryFolder()

const env = { ...process.env, GITHUB_ACTIONS: "true" }
const check = (...options: string[]) => runScript("scripts/check.ts", folder.at(), options, env)

const [ambition, excellence] = ["content/values/ambition.json", "content/values/excellence.json"]

test("--fix writes the canonical form, and lists the files; --strict makes problems of notes", async () => {
  cpSync(fixtureContent, folder.at("content"), { recursive: true })
  cpSync(fixtureStatic, folder.at("static"), { recursive: true })
  const before = folder.read(ambition)
  folder.write(ambition, `\ufeff${before.replaceAll("\n", "\r\n")}`)
  folder.write(excellence, folder.read(excellence).replace("{", "{ // first"))
  const [{ status, stderr, stdout }, wrong] = await Promise.all([
    check("--fix", "--strict"),
    check("--strikt"),
  ])
  expect(stderr).toBe(
    `${ambition} was fixed.
${excellence} was not fixed: correct its syntax by hand.
`,
  )
  expect(folder.read(ambition)).toBe(before)
  expect(status).toBe(1)
  expect(stdout).toContain(`::error file=${excellence},`)
  expect(stdout).toContain("::error file=content/site.json,")
  expect(stdout).not.toMatch(/^::notice/m)
  const usage = expect.stringContaining("Usage: npm run check")
  expect(wrong).toMatchObject({ status: 2, stderr: usage })
})
