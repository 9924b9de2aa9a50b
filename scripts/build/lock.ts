import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { hostname } from "node:os"
import { dirname } from "node:path"
import { setTimeout } from "node:timers/promises"
import { isErrno } from "../../plugins/content-model/isErrno"
import { isRunning, readIfExists } from "../../plugins/content-model/isRunning"

const pollMs = 200

/**
 * Acquires a lock file: a host name and process ids, one per line. Waits while another process
 * holds it and calls `onWait` once with a text that names that process. `addProcess` adds a process
 * that keeps the lock alive after this one has ended.
 */
export async function acquireLock(file: string, onWait: (owner: string) => void) {
  for (let isWaiting = false; !tryToAcquire(file); await setTimeout(pollMs)) {
    const owner = ownerOf(file)
    if (owner && !isWaiting) onWait(owner)
    isWaiting ||= owner !== undefined
  }
  return {
    addProcess: (pid: number) => appendFileSync(file, `${pid}\n`),
    release: () => rmSync(file, { force: true }),
  }
}

function tryToAcquire(file: string) {
  if (isStale(file)) removeStale(file)
  return create(file)
}

/** Creates a lock file. Returns false if it exists. */
function create(file: string) {
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, `${hostname()}\n${process.pid}\n`, { flag: "wx" })
    return true
  } catch (error) {
    if (isErrno(error, "EEXIST")) return false
    throw error
  }
}

/** Removes a stale lock. The second lock file stops two processes from doing this at once. */
function removeStale(file: string) {
  const guard = `${file}-removal`
  if (!create(guard)) return
  if (isStale(file)) rmSync(file, { force: true })
  rmSync(guard)
}

/** True if all processes of a lock have ended. The processes of another host cannot be seen. */
function isStale(file: string) {
  const { host, pids } = read(file)
  return host === hostname() && pids.length > 0 && !pids.map(Number).some(isRunning)
}

/** The processes that hold a lock, in words. Undefined if the lock is free. */
export function ownerOf(file: string) {
  if (!existsSync(file) || isStale(file)) return undefined
  const { host, pids } = read(file)
  return pids.length > 0 ? `process ${pids.join(" and ")} on ${host}` : "process unknown"
}

function read(file: string) {
  const [host, ...pids] = readIfExists(file).split("\n").filter(Boolean)
  return { host, pids }
}
