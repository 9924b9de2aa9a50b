import { bundle } from "../loader/bundleLoader"
import type * as services from "./services"

// Relative to the site: Gatsby compiles this code to another folder, where __dirname is wrong.
const source = "plugins/hosting/count"

/** The service that counts. */
export type Counter = {
  /** As content has it. */
  service: keyof typeof services
  /** The address of the service. */
  address: string
  /** The name of the site at the service. Default: the host of the site. */
  site?: string
}

/**
 * The element with the script that counts for the site at a URL, and not for copies of it. Only the code of the one
 * service is in it.
 */
export function countScript(
  { service, address, ...numbers }: Counter,
  url: string,
  basePath: string,
) {
  const { origin, host } = new URL(url)
  const { site = host } = numbers
  const settings = { address: address.replace(/\/$/, ""), site, origin, basePath }
  const contents = `
    import { startCounting } from "./count"
    import { ${service} } from "./services"
    startCounting(${service}, ${JSON.stringify(settings)})`
  return `<script>${bundle({ stdin: { contents, resolveDir: source } })}</script>`
}
