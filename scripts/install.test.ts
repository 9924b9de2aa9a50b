/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { chmodSync, cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs"
import { join, resolve } from "node:path"
import { temporaryFolder } from "../test/support/temporaryFolder"
import { acquireLock } from "./build/lock"

const { at, write } = temporaryFolder()

/** A project whose installed packages are outdated. `npm` only writes a file. */
beforeEach(() => {
  const model = "plugins/content-model"
  for (const name of ["scripts", "package.json", `${model}/isErrno.ts`, `${model}/isRunning.ts`])
    cpSync(name, at(name), { recursive: true })
  write("package-lock.json", JSON.stringify({ packages: { "node_modules/a": { version: "2" } } }))
  mkdirSync(at("node_modules"))
  symlinkSync(resolve("node_modules/tsx"), at("node_modules/tsx"), "junction")
  write("bin/npm", "#!/bin/sh\necho $1 > npm-command\n")
  write("bin/npx", "#!/bin/sh\n")
  for (const name of ["npm", "npx"]) chmodSync(at(join("bin", name)), 0o755)
})

function install() {
  const env = { ...process.env, PATH: `${at("bin")}:${process.env.PATH}` }
  const options = { cwd: at(), env, encoding: "utf8" } as const
  const { status, stderr } = spawnSync(process.execPath, ["scripts/install.mjs"], options)
  return { status, stderr, hasRunNpm: existsSync(at("npm-command")) }
}

test("outdated packages are replaced, but not while a build or the editor uses them", async () => {
  const lock = await acquireLock(at(".build/lock"), () => {})
  const refused = install()
  expect(refused).toMatchObject({ status: 1, hasRunNpm: false })
  expect(refused.stderr).toMatch(/"npm run edit" is at work here \(process \d+ on .+\)/)
  lock.release()
  expect(install()).toEqual({ status: 0, stderr: "", hasRunNpm: true })
})
