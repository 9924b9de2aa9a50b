// Runs Gatsby, which would otherwise report to its makers how it is used: `node scripts/gatsby.mjs build`.
import { spawn } from "node:child_process"

const [command] = process.argv.slice(2)
// Without this option Gatsby leaves `assetPrefix` of its configuration out of account.
const options = command === "build" && process.env.ASSET_PREFIX ? ["--prefix-paths"] : []
const gatsby = spawn(process.execPath, ["node_modules/gatsby/cli.js", command, ...options], {
  stdio: "inherit",
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
})
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => gatsby.kill(signal))
gatsby.on("exit", (code) => (process.exitCode = code ?? 1))
