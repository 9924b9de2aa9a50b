import { spawn } from "node:child_process"
import { once } from "node:events"
import { resolve } from "node:path"

/** The signals that end a command: Ctrl+C, `kill`, and a closed terminal. */
export const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const

/** The exit code if a signal has ended this process, as shells count it. */
export const signalExitCode = 130

/**
 * Runs Gatsby in a folder, without its telemetry, and passes signals on to it. Returns the exit
 * code. Gatsby ignores the path prefix of its configuration without `--prefix-paths`.
 */
export async function runGatsby(
  folder: string,
  args: ["build", "--prefix-paths"] | ["develop"],
  onStart: (pid: number) => void,
) {
  const gatsby = spawn(process.execPath, [resolve("node_modules/gatsby/cli.js"), ...args], {
    cwd: folder,
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  })
  const exit = once(gatsby, "exit")
  let isStopped = false
  const forward = (signal: NodeJS.Signals) => {
    isStopped = true
    gatsby.kill(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  if (gatsby.pid) onStart(gatsby.pid)
  await exit
  for (const signal of signals) process.off(signal, forward)
  return isStopped ? signalExitCode : (gatsby.exitCode ?? 1)
}
