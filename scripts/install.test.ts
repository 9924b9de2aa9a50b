/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { chmodSync, cpSync, existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../test/support/temporaryFolder"

const { at, write } = temporaryFolder()

/** A project whose installed packages are outdated. `npm` only writes a file. */
beforeEach(() => {
  for (const name of ["scripts/install.mjs", "package.json"]) cpSync(name, at(name))
  write("package-lock.json", JSON.stringify({ packages: { "node_modules/a": { version: "2" } } }))
  mkdirSync(at("node_modules"))
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

test("outdated packages are replaced", () => {
  expect(install()).toEqual({ status: 0, stderr: "", hasRunNpm: true })
})
