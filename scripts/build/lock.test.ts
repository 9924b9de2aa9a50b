/** @jest-environment node */
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { hostname, tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { acquireLock } from "./lock"

let folder: string
let file: string
let children: ChildProcess[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"))
  file = join(folder, "lock")
  children = []
})
afterEach(() => {
  for (const child of children) child.kill("SIGKILL")
  rmSync(folder, { recursive: true })
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
  writeFileSync(file, [host, ...pids, ""].join("\n"))

/** Acquires the lock, and makes it free once this waits. Returns the owner that it waited for. */
async function waitUntil(makeFree: () => void) {
  let waitedFor = ""
  const lock = await acquireLock(file, (owner) => {
    waitedFor = owner
    makeFree()
  })
  lock.release()
  return waitedFor
}

test("the second process waits until the first releases the lock", async () => {
  const first = await acquireLock(file, mustNotWait)
  expect(await waitUntil(first.release)).toBe(`process ${process.pid} on ${hostname()}`)
  expect(existsSync(file)).toBe(false)
})

test("a lock of an ended process is taken over", async () => {
  writeLock(hostname(), await endedPid())
  await acquireLock(file, mustNotWait)
  expect(readFileSync(file, "utf8")).toBe(`${hostname()}\n${process.pid}\n`)
})

test("a lock is kept while a process lives that its ended owner has added", async () => {
  const gatsby = start(process.execPath, "--eval", "setInterval(() => {}, 60_000)")
  const { addProcess } = await acquireLock(file, mustNotWait)
  writeLock(hostname(), await endedPid())
  addProcess(Number(gatsby.pid))
  expect(await waitUntil(() => gatsby.kill("SIGKILL"))).toContain(String(gatsby.pid))
})

test("a killed process that its parent does not collect counts as ended", async () => {
  const parent = start("sh", "-c", "true & echo $!; exec sleep 60")
  const [pid] = await once(parent.stdout ?? parent, "data")
  writeLock(hostname(), String(pid).trim())
  // It may have to wait until the child has ended.
  await acquireLock(file, () => {})
  expect(parent.exitCode).toBeNull()
  expect(readFileSync(file, "utf8")).toContain(String(process.pid))
})

test("a lock of another host and an empty lock are kept until somebody deletes them", async () => {
  writeLock("another-host", await endedPid())
  expect(await waitUntil(() => rmSync(file))).toContain("on another-host")
  writeFileSync(file, "")
  expect(await waitUntil(() => rmSync(file))).toBe("process unknown")
})

test("of many processes at once each holds the lock alone", async () => {
  writeLock(hostname(), await endedPid())
  const program = `
    import { acquireLock } from ${JSON.stringify(resolve("scripts/build/lock.ts"))}
    import { mkdirSync, rmdirSync } from "node:fs"
    process.chdir(${JSON.stringify(folder)})
    acquireLock("lock", () => {}).then((lock) => {
      mkdirSync("exclusive")
      setTimeout(() => {
        rmdirSync("exclusive")
        lock.release()
      }, 20)
    })`
  writeFileSync(join(folder, "program.ts"), program)
  const loader = resolve("node_modules/tsx/dist/loader.mjs")
  const codes = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const [code] = await once(
        start(process.execPath, "--import", loader, join(folder, "program.ts")),
        "exit",
      )
      return code
    }),
  )
  expect(codes).toEqual([0, 0, 0, 0])
}, 60_000)
