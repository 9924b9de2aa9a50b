import { spawn } from "node:child_process"
import { once } from "node:events"
import { resolve } from "node:path"

type Options = {
  /** Where Gatsby runs; the current folder by default. */
  folder?: string
  onStart?: (pid: number) => void
}

const signals = ["SIGINT", "SIGTERM"] as const

/** Runs Gatsby without its telemetry. Returns the exit code, 1 if a signal has ended it. */
export async function runGatsby(
  command: "build" | "develop",
  { folder = ".", onStart = () => {} }: Options = {},
) {
  // Gatsby ignores the path prefix of its configuration without this option.
  const options = command === "build" ? ["--prefix-paths"] : []
  const gatsby = spawn(
    process.execPath,
    [resolve("node_modules/gatsby/cli.js"), command, ...options],
    {
      cwd: folder,
      stdio: "inherit",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    },
  )
  const exit = once(gatsby, "exit")
  const forward = (signal: NodeJS.Signals) => gatsby.kill(signal)
  for (const signal of signals) process.on(signal, forward)
  if (gatsby.pid) onStart(gatsby.pid)
  await exit
  for (const signal of signals) process.off(signal, forward)
  return gatsby.exitCode ?? 1
}
