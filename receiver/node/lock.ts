import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/**
 * Takes a folder for this process. The lock of a process that has ended is taken over. Returns a function that gives it back.
 * @throws {Error} if another process has it.
 */
export function lockFolder(folder: string) {
  const file = join(folder, "receiver.pid")
  const take = () => writeFileSync(file, String(process.pid), { flag: "wx" })
  try {
    take()
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error
    const holder = Number(readFileSync(file, "utf8"))
    if (holder !== process.pid && isRunning(holder))
      throw new Error(`Process ${holder} already receives into ${folder}. End it first.`, {
        cause: error,
      })
    rmSync(file)
    take()
  }
  return () => rmSync(file, { force: true })
}

const codeOf = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined

function isRunning(pid: number) {
  if (!pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It runs, but belongs to somebody else.
    return codeOf(error) === "EPERM"
  }
}
