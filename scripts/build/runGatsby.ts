import { spawn } from "node:child_process"
import { once } from "node:events"
import { resolve } from "node:path"

const signals = ["SIGINT", "SIGTERM"] as const

/**
 * Runs Gatsby in a folder, without its telemetry. Returns the exit code, 1 if a signal has ended it.
 * Gatsby ignores the path prefix of its configuration without `--prefix-paths`.
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
  const forward = (signal: NodeJS.Signals) => gatsby.kill(signal)
  for (const signal of signals) process.on(signal, forward)
  if (gatsby.pid) onStart(gatsby.pid)
  await exit
  for (const signal of signals) process.off(signal, forward)
  return gatsby.exitCode ?? 1
}
