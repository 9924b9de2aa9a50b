import { execFile } from "node:child_process"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"

type Outcome = { status: number | null; stdout: string; stderr: string }

// The command tsx would start Node twice.
const loader = pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href

/** Runs a TypeScript file of the repository in another folder. The default environment is that of jest. */
export const runScript = (script: string, folder: string, args: string[] = [], env = process.env) =>
  new Promise<Outcome>((done) => {
    const all = ["--import", loader, resolve(script), ...args]
    const child = execFile(process.execPath, all, { cwd: folder, env }, (_, stdout, stderr) =>
      done({ status: child.exitCode, stdout, stderr }),
    )
  })
