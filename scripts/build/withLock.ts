import { join } from "node:path"
import { acquireLock } from "./lock"
import { assertReplaceable, buildFolder, recover, restore } from "./publicFolder"

export const lockIn = (root: string) => join(root, buildFolder, "lock")

/** Says which processes hold the build lock. */
export const isAtWork = (owner: string) =>
  `Another build or "npm run edit" is at work here (${owner}).`

/**
 * Runs a task that writes public/ while holding the build lock. Repairs public/ first if an earlier
 * run was interrupted, and throws if public/ cannot be replaced. The task passes the id of each
 * process that it starts to `addProcess`.
 */
export async function withBuildLock<Result>(
  root: string,
  task: (addProcess: (pid: number) => void) => Promise<Result>,
) {
  const file = lockIn(root)
  const lock = await acquireLock(file, (owner) =>
    console.log(
      `${isAtWork(owner)} Waiting until it has ended …\n` +
        `If no such process is running, delete ${file} in another terminal.`,
    ),
  )
  try {
    recover(root)
    restore(root)
    assertReplaceable(root)
    return await task(lock.addProcess)
  } finally {
    lock.release()
  }
}
