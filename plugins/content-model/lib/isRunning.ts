import { readFileSync } from "node:fs"
import { isErrno } from "./isErrno"

/** Whether a process of this computer runs. */
export function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (isErrno(error, "ESRCH")) return false
    if (!isErrno(error, "EPERM")) throw error
  }
  // Containers without an init process keep killed processes as zombies. Linux shows their state.
  return !/\) Z /.test(readIfExists(`/proc/${pid}/stat`))
}

/** The text of a file; an empty text if it does not exist. */
function readIfExists(file: string) {
  try {
    return readFileSync(file, "utf8")
  } catch (error) {
    if (isErrno(error, "ENOENT", "ESRCH")) return ""
    throw error
  }
}
