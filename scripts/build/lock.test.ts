/** @jest-environment node */
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { existsSync, rmSync } from "node:fs"
import { hostname } from "node:os"
import { resolve } from "node:path"
import { temporaryFolder } from "../../test/support/temporaryFolder"
import { acquireLock } from "./lock"

const { at, read, write } = temporaryFolder()
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL")
})

const mustNotWait = (owner: string) => {
  throw new Error(`waits for ${owner}`)
}

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

const writeLock = (host: string, ...pids: unknown[]) =>
  write("lock", [host, ...pids, ""].join("\n"))

/** Acquires the lock, and makes it free once this waits. Returns the owner that it waited for. */
async function waitUntil(makeFree: () => void) {
  let waitedFor = ""
  const lock = await acquireLock(at("lock"), (owner) => {
    waitedFor = owner
    makeFree()
  })
  lock.release()
  return waitedFor
}

test("the second process waits until the first releases the lock", async () => {
  const first = await acquireLock(at("lock"), mustNotWait)
  expect(await waitUntil(first.release)).toBe(`process ${process.pid} on ${hostname()}`)
  expect(existsSync(at("lock"))).toBe(false)
})

test("a lock of an ended process is taken over", async () => {
  writeLock(hostname(), await endedPid())
  await acquireLock(at("lock"), mustNotWait)
  expect(read("lock")).toBe(`${hostname()}\n${process.pid}\n`)
})

test("a lock stays valid while a process runs that its ended owner has added", async () => {
  const gatsby = start(process.execPath, "--eval", "setInterval(() => {}, 60_000)")
  const { addProcess } = await acquireLock(at("lock"), mustNotWait)
  writeLock(hostname(), await endedPid())
  addProcess(Number(gatsby.pid))
  expect(await waitUntil(() => gatsby.kill("SIGKILL"))).toContain(String(gatsby.pid))
})

test("a killed process that its parent does not collect counts as ended", async () => {
  const parent = start("sh", "-c", "true & echo $!; exec sleep 60")
  const [pid] = await once(parent.stdout ?? parent, "data")
  writeLock(hostname(), String(pid).trim())
  // It may have to wait until the child has ended.
  await acquireLock(at("lock"), () => {})
  expect(parent.exitCode).toBeNull()
  expect(read("lock")).toContain(String(process.pid))
})

test("a lock of another host and an empty lock stay valid until they are deleted", async () => {
  writeLock("another-host", await endedPid())
  expect(await waitUntil(() => rmSync(at("lock")))).toContain("on another-host")
  write("lock")
  expect(await waitUntil(() => rmSync(at("lock")))).toBe("process unknown")
})

test("of several processes at once, only one has the lock", async () => {
  writeLock(hostname(), await endedPid())
  const program = `
    import { acquireLock } from ${JSON.stringify(resolve("scripts/build/lock.ts"))}
    import { mkdirSync, rmdirSync } from "node:fs"
    process.chdir(${JSON.stringify(at())})
    acquireLock("lock", () => {}).then((lock) => {
      mkdirSync("exclusive")
      setTimeout(() => {
        rmdirSync("exclusive")
        lock.release()
      }, 20)
    })`
  write("program.ts", program)
  const loader = resolve("node_modules/tsx/dist/loader.mjs")
  const run = () => once(start(process.execPath, "--import", loader, at("program.ts")), "exit")
  const exits = await Promise.all([run(), run(), run(), run()])
  expect(exits.map(([code]) => code)).toEqual([0, 0, 0, 0])
}, 60_000)
