/** @jest-environment node */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { temporaryFolder } from "../../test/support/temporaryFolder"

const { at, read, write } = temporaryFolder()

// Takes the place of Gatsby's development server. Ends with its parent, at the latest.
const gatsby = `
  const { mkdirSync, writeFileSync } = require("node:fs")
  mkdirSync("public")
  writeFileSync("public/index.html", "development")
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.exit(), 50)
  console.log("started")`

function startDevelop() {
  const loader = resolve("node_modules/tsx/dist/loader.mjs")
  const script = ["--import", loader, resolve("scripts/build/develop.ts")]
  return spawn(process.execPath, script, { cwd: at(), stdio: ["ignore", "pipe", "inherit"] })
}

// A closed terminal sends SIGHUP.
test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s ends the development server, and public/ is the built site again",
  async (signal) => {
    write("node_modules/gatsby/cli.js", gatsby)
    write("public/index.html", "built")
    const develop = startDevelop()
    let repeat: NodeJS.Timeout | undefined
    try {
      await once(develop.stdout, "data")
      expect(read("public/index.html")).toBe("development")
      // The shell of a closed terminal repeats the signal of the system.
      repeat = setInterval(() => develop.kill(signal), 1)
      await once(develop, "exit")
      expect(read("public/index.html")).toBe("built")
      expect(existsSync(at(".build/lock"))).toBe(false)
    } finally {
      clearInterval(repeat)
      develop.kill("SIGKILL")
    }
  },
  30_000,
)
