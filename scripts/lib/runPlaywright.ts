import { spawnSync } from "node:child_process"
import { findBrowser } from "./findBrowser"

/** Runs `playwright test` with the browser of the tests. Returns the exit code. */
export function runPlaywright(...args: string[]) {
  const cli = require.resolve("@playwright/test/cli")
  const { status } = spawnSync(process.execPath, [cli, "test", ...args], {
    stdio: "inherit",
    env: { ...process.env, CHROMIUM_PATH: findBrowser() },
  })
  return status ?? 1
}
