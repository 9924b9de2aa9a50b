import { buildSync } from "esbuild"
import { createHash } from "node:crypto"
import { writeFileSync } from "node:fs"
import type * as services from "./services"
import type { CountSettings } from "./services"

/** The name of a service, as content has it. */
export type ServiceName = keyof typeof services

// Relative to the site: Gatsby compiles this code to another folder, where __dirname is wrong.
const source = "plugins/hosting/count"

/** Only the code of the one service is in the script. */
function countScript(service: ServiceName, settings: CountSettings) {
  const contents = `
    import { startCounting } from "./count"
    import { ${service} } from "./services"
    startCounting(${service}, ${JSON.stringify(settings)})`
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: source },
    bundle: true,
    write: false,
    format: "iife",
    minify: true,
    target: "es2022",
    tsconfigRaw: {},
  })
  return outputFiles[0].text.trim()
}

/** The service that counts, and the site that it counts for. */
export type CountedSite = {
  service: ServiceName
  /** The address of the service. */
  address: string
  /** The name of the site at the service. Default: the host of the site. */
  site?: string
  /** Where the site is published. Other copies of it count nothing. */
  url: string
}

/** Writes the counting script into a folder. Returns its address, which has a hash of its content. */
export function writeCountScript(folder: string, numbers: CountedSite & { basePath: string }) {
  const { service, address, url, basePath } = numbers
  const { origin, host } = new URL(url)
  const { site = host } = numbers
  const settings = { address: address.replace(/\/$/, ""), site, origin, basePath }
  const script = countScript(service, settings)
  const hash = createHash("sha256").update(script).digest("hex").slice(0, 20)
  writeFileSync(`${folder}/static/count-${hash}.js`, script)
  return `/static/count-${hash}.js`
}
