import { spawnSync } from "node:child_process"
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../test/support/temporaryFolder"

const { at, write } = temporaryFolder()

/** A project whose installed packages are outdated. `npm` only writes a file. */
beforeEach(() => {
  for (const name of ["scripts/install.mjs", "package.json"]) cpSync(name, at(name))
  write("package-lock.json", JSON.stringify({ packages: { "node_modules/a": { version: "2" } } }))
  mkdirSync(at("node_modules"))
  write("bin/npm", "#!/bin/sh\necho $@ > npm-command\n")
  write("bin/npx", "#!/bin/sh\n")
  for (const name of ["npm", "npx"]) chmodSync(at(join("bin", name)), 0o755)
})

function install(...args: string[]) {
  rmSync(at("npm-command"), { force: true })
  const env = { ...process.env, PATH: `${at("bin")}:${process.env.PATH}` }
  const options = { cwd: at(), env, encoding: "utf8" } as const
  const { status, stderr } = spawnSync(process.execPath, ["scripts/install.mjs", ...args], options)
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" })
  return existsSync(at("npm-command")) && readFileSync(at("npm-command"), "utf8").trim()
}

test("outdated packages are replaced", () => {
  expect(install()).toBe("ci --prefer-offline --include=dev")
  expect(install("--production")).toBe("ci --prefer-offline --omit=dev")
})

test("development packages are not missing where the site is only built", () => {
  const packages = { "node_modules/a": { version: "2", dev: true } }
  write("package-lock.json", JSON.stringify({ packages }))
  write("node_modules/.package-lock.json", JSON.stringify({ packages: {} }))
  expect(install("--production")).toBe(false)
  expect(install()).toBe("ci --prefer-offline --include=dev")
})

test("a folder whose name Gatsby cannot take is refused, with the sign", () => {
  for (const name of ["scripts/install.mjs", "package.json"])
    cpSync(name, at(join("Site (1)", name)))
  const { status, stderr } = spawnSync(process.execPath, [at("Site (1)/scripts/install.mjs")])
  expect([status, String(stderr)]).toEqual([
    1,
    expect.stringMatching(/contains \( – this is .*Site \(1\)/),
  ])
})
