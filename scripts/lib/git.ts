import { spawnSync } from "node:child_process"
import { UserError } from "./runCommand"

const maxBuffer = 100_000_000 // bytes of git's output

type Options = { cwd?: string; input?: string; variables?: Record<string, string> }

/** Runs git and returns its output, without line ends after it. Throws a UserError if it fails. */
export function git(args: string[], { variables, ...options }: Options = {}) {
  const env = { ...process.env, ...variables }
  const all = { encoding: "utf8", maxBuffer, env, ...options } as const
  const { status, stdout, stderr, error } = spawnSync("git", args, all)
  if (status === 0) return stdout.trimEnd()
  throw new UserError(`git ${args[0]}: ${error?.message ?? stderr.trim()}`)
}
