import { execFile } from "node:child_process"
import { HttpError } from "../HttpError"

const timeoutMs = 60_000
const maxBuffer = 100_000_000 // bytes

/** The outcome of a git command. `problem` is what git says if it fails. */
export type GitResult = { output: string; problem?: string; isInstalled: boolean }

/** Runs git in a folder. */
export function tryGit(folder: string, args: string[], variables: Record<string, string> = {}) {
  // Inside a hook, these would name another repository.
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"))
  const env = {
    ...Object.fromEntries(inherited),
    LC_ALL: "C",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    ...variables,
  }
  return new Promise<GitResult>((resolve) => {
    const options = { cwd: folder, env, timeout: timeoutMs, maxBuffer }
    execFile("git", args, options, (error, output, errorOutput) => {
      const problem = error ? errorOutput.trim() || error.message : undefined
      resolve({ output, problem, isInstalled: error?.code !== "ENOENT" })
    })
  })
}

/**
 * Returns the output of git.
 * @throws {HttpError} 422 with what git says if it fails.
 */
export async function git(...command: Parameters<typeof tryGit>) {
  const { output, problem } = await tryGit(...command)
  if (problem === undefined) return output
  throw new HttpError(422, `Git refuses this. It says: ${problem}`)
}

/** The id of a commit or another object; an empty text if there is none. */
export const objectId = async (root: string, name: string) =>
  (await tryGit(root, ["rev-parse", "-q", "--verify", name])).output.trim()
