/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { keepState, openWorkplace, workplaceIn } from "./workplace"

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "workplace-"))
  for (const name of ["content", "src"]) mkdirSync(join(root, name))
})
afterEach(() => {
  rmSync(root, { recursive: true })
  delete process.env.PATH_PREFIX
  delete process.env.ASSET_PREFIX
})

const cached = () => join(workplaceIn(root), ".cache/result")

async function build() {
  await openWorkplace(root)
  const isWarm = existsSync(cached())
  mkdirSync(join(workplaceIn(root), ".cache"), { recursive: true })
  writeFileSync(cached(), "")
  await keepState(root)
  return isWarm
}

test("a build begins with the state of the last one, unless that was for another prefix", async () => {
  expect(await build()).toBe(false)
  expect(await build()).toBe(true)
  for (const name of ["PATH_PREFIX", "ASSET_PREFIX"]) {
    process.env[name] = "/shop"
    expect(await build()).toBe(false)
    expect(await build()).toBe(true)
  }
})

test("a state of which nobody knows for what place it was made is not used", async () => {
  await build()
  rmSync(join(root, ".build/kept/prefixes.json"))
  expect(await build()).toBe(false)
})
