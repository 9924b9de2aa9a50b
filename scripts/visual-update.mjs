// Takes the pictures of e2e/visual/ anew, in the browser that the tests would use.
import { spawnSync } from "node:child_process"
import { findBrowser } from "./browser.mjs"

const { status } = spawnSync("npx playwright test e2e/visual.spec.ts --update-snapshots", {
  shell: true,
  stdio: "inherit",
  env: { ...process.env, CHROMIUM_PATH: await findBrowser() },
})
process.exitCode = status ?? 1
