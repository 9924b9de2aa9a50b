/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { temporaryFolder } from "../../test/support/temporaryFolder"
import { withBuildLock } from "./buildLock"

const { at, write } = temporaryFolder()
const lock = ".build/lock"

test("a second task waits until the first has ended, but not for a process that has", async () => {
  const say = jest.spyOn(console, "log")
  const waiting = new Promise<void>((done) => say.mockImplementation(() => done()))
  const first = withBuildLock(at(), () => waiting)
  await withBuildLock(at(), () => Promise.resolve())
  expect(say).toHaveBeenCalledWith(expect.stringContaining(`(process ${process.pid})`))
  await first

  say.mockImplementation((message) => {
    throw new Error(message)
  })
  write(lock, `${spawnSync(process.execPath, ["--version"]).pid}\n`)
  await withBuildLock(at(), () => Promise.resolve())
  expect(existsSync(at(lock))).toBe(false)
})
