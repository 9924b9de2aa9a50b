/** @jest-environment node */
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { temporaryFolder } from "../../test/support/temporaryFolder"
import { withBuildLock } from "./buildLock"

const { at, write } = temporaryFolder()
const lock = ".build/lock"
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL")
})

function start(...command: [string, ...string[]]) {
  const child = spawn(command[0], command.slice(1), { stdio: ["ignore", "pipe", "inherit"] })
  children.push(child)
  return child
}

async function endedPid() {
  const child = start(process.execPath, "--version")
  await once(child, "exit")
  return child.pid
}

/** Runs a task with the lock. `onWait` is called when it must wait. */
async function run(onWait: (message: string) => void) {
  jest.spyOn(console, "log").mockImplementation(onWait)
  await withBuildLock(at(), () => Promise.resolve())
}
const mustNotWait = (message: string) => {
  throw new Error(message)
}

test("a second task waits until the first has ended", async () => {
  const onWait = jest.fn()
  const waiting = new Promise<void>((done) => void onWait.mockImplementation(done))
  const first = withBuildLock(at(), () => waiting)
  await run(onWait)
  expect(onWait).toHaveBeenCalledWith(expect.stringContaining(`(process ${process.pid})`))
  await first
})

test("a lock of an ended process is taken over", async () => {
  write(lock, `${await endedPid()}\n`)
  await run(mustNotWait)
  expect(existsSync(at(lock))).toBe(false)
})

test("a lock holds while a process runs that its ended owner has added", async () => {
  const gatsby = start(process.execPath, "--eval", "setInterval(() => {}, 60_000)")
  write(lock, `${await endedPid()}\n${gatsby.pid}\n`)
  const onWait = jest.fn(() => void gatsby.kill("SIGKILL"))
  await run(onWait)
  expect(onWait).toHaveBeenCalled()
})

test("a killed process that its parent does not collect counts as ended", async () => {
  const parent = start("sh", "-c", "true & echo $!; exec sleep 60")
  const [pid] = await once(parent.stdout ?? parent, "data")
  write(lock, String(pid))
  // It may have to wait until the child has ended.
  await run(() => {})
  expect(parent.exitCode).toBeNull()
})

test("of several processes at once, only one has the lock", async () => {
  write(lock, `${await endedPid()}\n`)
  const program = `
    import { withBuildLock } from ${JSON.stringify(resolve("scripts/build/buildLock.ts"))}
    import { mkdirSync, rmdirSync } from "node:fs"
    import { setTimeout } from "node:timers/promises"
    process.chdir(${JSON.stringify(at())})
    void withBuildLock(".", async () => {
      mkdirSync("exclusive")
      await setTimeout(20)
      rmdirSync("exclusive")
    })`
  write("program.ts", program)
  const loader = resolve("node_modules/tsx/dist/loader.mjs")
  const runProgram = () =>
    once(start(process.execPath, "--import", loader, at("program.ts")), "exit")
  const exits = await Promise.all([runProgram(), runProgram(), runProgram(), runProgram()])
  expect(exits.map(([code]) => code)).toEqual([0, 0, 0, 0])
}, 60_000)
