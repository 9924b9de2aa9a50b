import { spawn } from "node:child_process"

/** Starts Node in a folder with these arguments: the path of a script, then its own. */
function startNode(folder: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const program = spawn(process.execPath, args, {
    cwd: folder,
    detached: true, // Its own process group, so that kill() ends its children too.
    env: { ...process.env, CI: "1", FORCE_COLOR: "0", GATSBY_TELEMETRY_DISABLED: "1", ...env },
  })
  let output = ""
  const record = (part: Buffer) => (output += part.toString())
  program.stdout.on("data", record)
  program.stderr.on("data", record)
  const ended = new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    program.on("error", reject)
    program.on("close", (code) => resolve({ code, output }))
  })

  return {
    /** Resolves to the exit code, which is null after a kill, and the output. */
    ended,
    /** Waits until the output matches. Rejects if the script ends before. */
    printed: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        program.stdout.on("data", () => {
          const match = pattern.exec(output)
          if (match) resolve(match)
        })
        const fail = () => reject(new Error(`The script ended without ${pattern}:\n${output}`))
        ended.then(fail, reject)
      }),
    async kill() {
      if (program.pid && program.exitCode === null && program.signalCode === null)
        process.kill(-program.pid, "SIGKILL")
      await ended
    },
  }
}

/** Starts a script of the repository in TypeScript. */
export const startScript = (folder: string, script: string[], env?: NodeJS.ProcessEnv) =>
  startNode(folder, ["--import", "tsx", ...script], env)

/** Starts a command of Gatsby. */
export const startGatsby = (folder: string, command: string[], env?: NodeJS.ProcessEnv) =>
  startNode(folder, ["node_modules/gatsby/cli.js", ...command], env)
