import { readFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../../plugins/hosting/output/listFiles"
import { freePort } from "../../../scripts/lib/ports"
import { startGatsby, startScript } from "./processes"

/** Builds a copy of the site, as `npm run build` does. */
export const build = (folder: string, env?: NodeJS.ProcessEnv) =>
  startGatsby(folder, ["build", "--prefix-paths"], { NODE_ENV: "production", ...env }).ended

/** Serves the built site of a copy. Returns its address and `stop()`. */
export async function serveCopy(folder: string, env: NodeJS.ProcessEnv = {}) {
  const port = String(await freePort())
  const server = startScript(folder, ["scripts/serve/cli.ts"], { HOST: "", PORT: port, ...env })
  const [address] = await server.printed(/http:\S+/)
  return { address, stop: server.kill }
}

/** The concatenated text of all files below a folder whose names have this ending. */
export const textBelow = (folder: string, ending: string) =>
  listFiles(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n")
