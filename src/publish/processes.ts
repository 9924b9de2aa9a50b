import { existsSync, readFileSync } from "node:fs"
import { uptime } from "node:os"
import { isFailure } from "./failures"

const clockSlack = 5_000 // ms, by which the clock may have been put right since

/** A process by its number and, because numbers come again, by when it began. */
export type Life = { pid: number; began: string; notedAt: number }

export const lifeOf = (pid: number): Life => ({
  pid,
  began: beginningOf(pid) ?? "",
  notedAt: Date.now(),
})

export function isAlive({ pid, began, notedAt }: Life) {
  const machineBegan = Date.now() - uptime() * 1000
  return notedAt > machineBegan - clockSlack && beginningOf(pid) === began
}

/** When a process began, as Linux counts; an empty text on other systems. Nothing where it is dead. */
function beginningOf(pid: number) {
  if (!existsSync("/proc/self/stat")) return exists(pid) ? "" : undefined
  try {
    // The second field is a name in brackets, in which there may be anything.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ")
    const [isZombie, began] = [fields[0] === "Z", fields[19]]
    return isZombie ? undefined : began
  } catch (error) {
    if (isFailure(error, "ENOENT", "ESRCH")) return undefined
    throw error
  }
}

function exists(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return isFailure(error, "EPERM")
  }
}
