import { spawnSync } from "node:child_process"
import { copySite as copy, removeSite } from "../../e2e/builds.ts"

/** A copy of the site without what was built, to build and change; returns how to remove it. */
export function copySite() {
  const folder = copy()
  return { folder, remove: () => removeSite(folder) }
}

export const gatsby = "node_modules/gatsby/cli.js"
export const environment = { ...process.env, CI: "1", GATSBY_TELEMETRY_DISABLED: "1" }

/** The seconds that `npm run build` takes in a copy. */
export function timeBuild(folder) {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: folder,
    env: { ...environment, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "pipe"],
  })
  if (status !== 0) throw new Error(String(stderr))
  return (performance.now() - start) / 1000
}

/** A sentence of the home page and the file that says it. */
export const sentence = { file: "content/pages/home.json", text: "Ready to Aim for Big?" }
