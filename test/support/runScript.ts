import { execFile } from "node:child_process"
import { resolve } from "node:path"

type Outcome = { status: number | null; stdout: string; stderr: string }

/** Runs a TypeScript file of the repository in another folder. */
export const runScript = (script: string, folder: string, args: string[]) =>
  new Promise<Outcome>((done) => {
    const files = ["node_modules/tsx/dist/cli.mjs", script].map((file) => resolve(file))
    const options = { cwd: folder, env: process.env } // of jest, which has its own copy
    const child = execFile(process.execPath, [...files, ...args], options, (_, stdout, stderr) =>
      done({ status: child.exitCode, stdout, stderr }),
    )
  })
