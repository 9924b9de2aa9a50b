import { execFile } from "node:child_process"
import { cpSync } from "node:fs"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { fixtureContent, fixtureStatic } from "../plugins/content-model/testing/fixtureSite"
import { temporaryFolder } from "../test/support/temporaryFolder"

const folder = temporaryFolder()

// The command tsx would start Node twice.
const loader = pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href

const check = (...options: string[]) =>
  new Promise<{ status: number | null; stdout: string; stderr: string }>((done) => {
    const args = ["--import", loader, resolve("scripts/check.ts"), ...options]
    const child = execFile(process.execPath, args, { cwd: folder.at() }, (_, stdout, stderr) =>
      done({ status: child.exitCode, stdout, stderr }),
    )
  })

const [ambition, excellence] = ["content/values/ambition.json", "content/values/excellence.json"]

test("--fix repairs what is safe, and lists the files; --strict makes problems of notes", async () => {
  cpSync(fixtureContent, folder.at("content"), { recursive: true })
  cpSync(fixtureStatic, folder.at("static"), { recursive: true })
  const before = folder.read(ambition)
  folder.write(ambition, `\ufeff${before.replace("}", ",}").replaceAll("\n", "\r\n")}`)
  folder.write(excellence, folder.read(excellence).replace("{", "{ // first"))
  const [{ status, stderr, stdout }, wrong] = await Promise.all([
    check("--fix", "--strict", "--format=github"),
    check("--strikt"),
  ])
  expect(stderr).toBe(
    `${ambition} was fixed.
${excellence} was not fixed: a repair could change or lose content. Correct it by hand.
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
