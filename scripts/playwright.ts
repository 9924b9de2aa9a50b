// Runs `playwright test` with the browser of the tests. Takes Playwright's own options.
import { spawnSync } from "node:child_process"
import { findBrowser } from "./lib/findBrowser"
import { runCommand } from "./lib/runCommand"

async function runPlaywright() {
  const cli = require.resolve("@playwright/test/cli")
  const { status } = spawnSync(process.execPath, [cli, "test", ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, CHROMIUM_PATH: findBrowser() },
  })
  return status ?? 1
}

void runCommand(runPlaywright)
