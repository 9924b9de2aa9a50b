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

// A closed terminal sends SIGHUP, and its shell repeats it.
test("SIGHUP ends the development server, and public/ is the built site again", async () => {
  write("node_modules/gatsby/cli.js", gatsby)
  write("public/index.html", "built")
  const loader = resolve("node_modules/tsx/dist/loader.mjs")
  const script = ["--import", loader, resolve("scripts/build/develop.ts")]
  const stdio = ["ignore", "pipe", "inherit"] as const
  const develop = spawn(process.execPath, script, { cwd: at(), stdio: [...stdio] })
  try {
    await once(develop.stdout ?? develop, "data")
    expect(read("public/index.html")).toBe("development")
    for (let time = 0; time < 2; time++) develop.kill("SIGHUP")
    await once(develop, "exit")
    expect(read("public/index.html")).toBe("built")
    expect(existsSync(at(".build/lock"))).toBe(false)
  } finally {
    develop.kill("SIGKILL")
  }
}, 60_000)
