import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { HttpError } from "../HttpError"

const timeoutMs = 60_000
const maxBuffer = 100_000_000 // bytes of output
const variablesOfEditor = { GIT_LITERAL_PATHSPECS: "1", GIT_OPTIONAL_LOCKS: "0" }

// Settings of a person or of git that would change what is read or written here.
const settings = [
  "color.ui=false",
  "i18n.commitEncoding=UTF-8",
  "i18n.logOutputEncoding=UTF-8",
  "log.follow=false",
  "log.showRoot=true",
  "log.showSignature=false",
  "user.useConfigOnly=true", // a name that git guesses is not the person's
]
const options = settings.flatMap((setting) => ["-c", setting])

type Options = {
  variables?: Record<string, string>
  input?: string
  encoding?: BufferEncoding
  /** How long git may take. */
  limitMs?: number
}

/** Runs git in a folder. `problem` is what git says if it fails. */
export function tryGit(
  folder: string,
  args: string[],
  { variables, input = "", encoding = "utf8", limitMs = timeoutMs }: Options = {},
) {
  const env = { ...process.env, ...variablesOfEditor, ...variables }
  const limits = { cwd: folder, env, timeout: limitMs, maxBuffer, encoding }
  type Result = { output: string; problem?: string; isInstalled: boolean; isTooSlow: boolean }
  return new Promise<Result>((resolve) => {
    const child = execFile("git", [...options, ...args], limits, (error, output, errorOutput) => {
      const problem = error ? errorOutput.trim() || error.message : undefined
      const isTooSlow = error?.killed === true
      resolve({ output, problem, isInstalled: error?.code !== "ENOENT", isTooSlow })
    })
    // Git may end without reading its input. The exit code gives the reason.
    child.stdin?.on("error", () => undefined).end(input)
  })
}

/**
 * Returns the output of git.
 * @throws {HttpError} 422 with what git says if it fails.
 */
export async function git(...command: Parameters<typeof tryGit>) {
  const { output, problem } = await tryGit(...command)
  if (problem === undefined) return output
  throw gitError(problem)
}

export const gitError = (problem: string) =>
  new HttpError(422, `Git cannot do this. It says: ${problem}`)

/** The id of a commit or another object; an empty text if there is none. */
export const objectId = async (root: string, name: string) =>
  (await tryGit(root, ["rev-parse", "-q", "--verify", name])).output.trim()

/** The id that git gives to a file with these bytes. */
export const blobId = (bytes: Buffer) =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex")
