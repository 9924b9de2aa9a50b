import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { isErrno } from "../../plugins/content-model/lib/isErrno"
import { isRunning, readIfExists } from "../../plugins/content-model/lib/isRunning"
import { assertReplaceable, buildFolder, recover, restore } from "./publicFolder"

const pollMs = 200

/**
 * Runs a task that writes public/ while no other does. Repairs public/ first if an earlier run was
 * interrupted, and throws if public/ cannot be replaced. The task passes the id of each process
 * that it starts to `addProcess`: the lock holds until that one has ended, too.
 */
export async function withBuildLock<Result>(
  root: string,
  task: (addProcess: (pid: number) => void) => Promise<Result>,
) {
  // scripts/install.mjs reads it, too: process ids, one per line.
  const file = join(root, buildFolder, "lock")
  await acquireLock(file)
  try {
    recover(root)
    restore(root)
    assertReplaceable(root)
    return await task((pid) => appendFileSync(file, `${pid}\n`))
  } finally {
    rmSync(file, { force: true })
  }
}

async function acquireLock(file: string) {
  mkdirSync(dirname(file), { recursive: true })
  for (let isWaiting = false; !create(file); await setTimeout(pollMs)) {
    if (isStale(file)) removeStale(file)
    else if (!isWaiting) {
      isWaiting = true
      console.log(
        `Another build or "npm run edit" is at work here (process ${pidsIn(file).join(" and ")}). ` +
          `Waiting until it has ended …\nIf no such process is running, delete ${file} in another terminal.`,
      )
    }
  }
}

/** Creates a lock file. Returns false if it exists. */
function create(file: string) {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: "wx" })
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

/** True if all processes of a lock have ended. One without a process is being written. */
function isStale(file: string) {
  const pids = pidsIn(file)
  return pids.length > 0 && !pids.some(isRunning)
}

const pidsIn = (file: string) => (readIfExists(file).match(/^\d+$/gm) ?? []).map(Number)
