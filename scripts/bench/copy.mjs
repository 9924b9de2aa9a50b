import { copySite as copy, removeSite } from "../../e2e/builds.ts"

/** A copy of the site without what was built, to build and change; returns how to remove it. */
export function copySite() {
  const folder = copy()
  return { folder, remove: () => removeSite(folder) }
}

export const gatsby = "node_modules/gatsby/cli.js"
export const environment = { ...process.env, CI: "1", GATSBY_TELEMETRY_DISABLED: "1" }

/** A sentence of the home page and the file that says it. */
export const sentence = { file: "content/pages/home.json", text: "Ready to Aim for Big?" }
