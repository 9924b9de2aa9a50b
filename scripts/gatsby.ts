import { spawn } from "node:child_process"
import { once } from "node:events"
import { resolve } from "node:path"

type Options = { folder?: string; begun?: (pid: number) => void }

/** Runs Gatsby, which would otherwise report to its makers how it is used; returns its exit code. */
export async function runGatsby(
  command: "build" | "develop",
  { folder = ".", begun = () => {} }: Options = {},
) {
  // Without this option Gatsby leaves the prefixes of its configuration out of account.
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
  const hasEnded = once(gatsby, "exit")
  const signals = ["SIGINT", "SIGTERM"] as const
  const handOn = (signal: NodeJS.Signals) => gatsby.kill(signal)
  for (const signal of signals) process.on(signal, handOn)
  if (gatsby.pid) begun(gatsby.pid)
  await hasEnded
  for (const signal of signals) process.off(signal, handOn)
  return gatsby.exitCode ?? 1
}
