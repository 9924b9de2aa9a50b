import { spawn } from "node:child_process"
import { once } from "node:events"
import { copySite, removeSite, shrinkPictures } from "./builds"
import { freePort } from "./ports"

export const startTime = 150_000 // ms, on a busy machine

/** Starts `npm run edit` in a copy of the site; whoever does so ends it. */
export async function developSite() {
  const folder = copySite()
  await shrinkPictures(folder)
  const port = String(await freePort())
  const server = spawn(process.execPath, ["scripts/gatsby.mjs", "develop"], {
    cwd: folder,
    detached: true, // A group of its own, so that it can be ended with all its processes.
    env: { ...process.env, CI: "1", NODE_ENV: "development", PORT: port },
  })
  let output = ""
  await new Promise<void>((resolve, reject) => {
    const listen = (part: Buffer) => {
      output += part.toString()
      if (output.includes("You can now view")) resolve()
    }
    server.stdout.on("data", listen)
    server.stderr.on("data", listen)
    server.once("error", reject)
    server.once("exit", (code) => reject(new Error(`It ended with code ${code}:\n${output}`)))
  })
  async function end() {
    const hasEnded = server.exitCode !== null
    if (server.pid && !hasEnded) {
      process.kill(-server.pid, "SIGKILL")
      await once(server, "exit")
    }
    removeSite(folder)
    if (hasEnded) throw new Error(`The server ended by itself:\n${output}`)
  }
  return { folder, address: `http://localhost:${port}`, end }
}
