import { test as base } from "@playwright/test"
import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { copySite, removeSite, shrinkPictures } from "./builds"
import { freePort } from "./ports"

const startTime = 150_000 // ms, on a busy machine

/**
 * Without questions and colours, and otherwise as at a marketer's desk. In CI Gatsby would hand out
 * each page's data without waiting until it is written.
 */
const asAtADesk = { CI: "1", GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1" }

/** Tests of `npm run edit` in a copy of the site, one for all; each test finds content/ as it was. */
export const test = base.extend<{ restore: void }, { site: Site }>({
  site: [
    async ({ browserName: _name }, use) => {
      const site = await developSite()
      await use(site)
      await site.end()
    },
    { scope: "worker", timeout: startTime },
  ],
  restore: [
    async ({ site }, use) => {
      await use()
      site.git("checkout", "--quiet", "content")
      site.git("clean", "--force", "--quiet", "content")
    },
    { auto: true },
  ],
})

export type Site = Awaited<ReturnType<typeof developSite>>

async function developSite() {
  const folder = copySite()
  await shrinkPictures(folder)
  const author = ["-c", "user.name=Editor", "-c", "user.email=editor@example.com"]
  const git = (...args: string[]) =>
    execFileSync("git", [...author, ...args], { cwd: folder, encoding: "utf8" })
  git("init", "--quiet")
  git("add", "content")
  git("commit", "--quiet", "--message", "The content")
  const port = String(await freePort())
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/build/develop.ts"], {
    cwd: folder,
    detached: true, // A group of its own, so that it can be ended with all its processes.
    env: { ...process.env, ...asAtADesk, NODE_ENV: "development", PORT: port },
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
  const pathOf = (file: string) => join(folder, "content", file)
  return {
    folder,
    address: `http://localhost:${port}`,
    git,
    read: (file: string) => readFileSync(pathOf(file), "utf8"),
    write: (file: string, text: string) => writeFileSync(pathOf(file), text),
    end,
  }
}
