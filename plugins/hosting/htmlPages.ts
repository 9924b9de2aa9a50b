import { transformSync } from "esbuild"
import type { BuildArgs } from "gatsby"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { cspHeader, buildCsp, insertCspMeta, type AllowedOrigins } from "./csp"

/** What a page hands to its loader. */
export type Page = {
  when: "intent" | "idle" | "now"
  /** The scripts and the data that bring this page to life. */
  files: string[]
  /** What shows notifications: the first thing that a button will need. */
  notificationScripts: string[]
}

const folder = "public"

const read = (file: string) => readFileSync(join(folder, file), "utf8")

/** When pages come to life: HYDRATE of the environment. */
function hydration(): Page["when"] {
  const { HYDRATE = "intent" } = process.env
  if (HYDRATE === "intent" || HYDRATE === "idle" || HYDRATE === "now") return HYDRATE
  throw new Error(`HYDRATE must be intent, idle or now, not "${HYDRATE}".`)
}

const loader = () =>
  transformSync(readFileSync("plugins/hosting/loader/hydrateOnIntent.ts", "utf8"), {
    loader: "ts",
    format: "iife",
    minify: true,
    target: "es2022",
  }).code.trim()

/** Lets the browser fetch and render the page that a link leads to while one points at it. */
function speculation(pathPrefix: string) {
  const links = { where: { href_matches: `${pathPrefix}/*` }, eagerness: "moderate" }
  return JSON.stringify({ prefetch: [links], prerender: [links] })
}

/** A value as a script within HTML may say it: without anything that could end the script. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c")

// Gatsby puts its scripts between these marks, and changes them there when only they have changed.
// So the marks stay in the page, and what they hold is made anew after each build.
const scriptsOfGatsby =
  /(?<=<!-- slice-start id="_gatsby-scripts-1" -->).*(?=<!-- slice-end id="_gatsby-scripts-1" -->)/s

/** A page with other scripts in place of Gatsby's. Throws an error where it has none. */
export function withScripts(html: string, scripts: string) {
  if (scriptsOfGatsby.test(html)) return html.replace(scriptsOfGatsby, () => scripts)
  throw new Error(
    "Gatsby no longer writes its scripts as plugins/hosting/htmlPages.ts expects them.",
  )
}

type Stats = { assetsByChunkName: Record<string, string[]> }
type PageData = { componentChunkName: string; staticQueryHashes: string[] }

/**
 * Takes Gatsby's scripts out of every built page, puts the loader in, and says in the page what it
 * may do. Returns the headers that say so too, by path.
 */
export function injectLoaderAndCsp({ basePath, pathPrefix, getNodesByType }: BuildArgs) {
  const { assetsByChunkName }: Stats = JSON.parse(read("webpack.stats.json"))
  const { webpackCompilationHash } = JSON.parse(read("page-data/app-data.json"))
  const scripts = Object.fromEntries(
    Object.entries(assetsByChunkName).map(([chunk, files]) => [
      chunk,
      files.filter((file) => file.endsWith(".js")).map((file) => `/${file}`),
    ]),
  )
  // The router asks here which script a page has that a link leads to.
  const pages = Object.entries(scripts).filter(([chunk]) => chunk.startsWith("component---"))
  const code = loader()
  const inPlace = (files: string[]) => files.map((file) => pathPrefix + file)

  const scriptsFor = (path: string) => {
    const dataFile = `page-data/${path.replace(/^\/|\/$/g, "") || "index"}/page-data.json`
    const { componentChunkName, staticQueryHashes }: PageData = JSON.parse(read(dataFile))
    const page: Page = {
      when: hydration(),
      files: inPlace([
        ...scripts.app,
        ...scripts[componentChunkName],
        "/page-data/app-data.json",
        `/${dataFile}`,
        ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
      ]),
      notificationScripts: inPlace(scripts.toaster),
    }
    const globals = {
      ___chunkMapping: Object.fromEntries(pages),
      ___webpackCompilationHash: webpackCompilationHash,
    }
    return [
      `<script type="speculationrules">${speculation(basePath)}</script>`,
      `<script>Object.assign(window,${literal(globals)});`,
      `{const page=${literal(page)};${code}}</script>`,
    ].join("")
  }

  const reach = reachOf(pathPrefix, getNodesByType("Website"))
  const finish = (path: string) => {
    const file = path.endsWith(".html") ? path : join(path, "index.html")
    const html = withScripts(read(file), scriptsFor(path))
    const policy = buildCsp(html, reach)
    writeFileSync(join(folder, file), insertCspMeta(html, policy))
    return [path, cspHeader(policy)]
  }
  const paths = getNodesByType("SitePage").map(({ path }) => String(path))
  return Object.fromEntries(paths.map(finish))
}

function reachOf(prefix: string, [website]: unknown[]): AllowedOrigins {
  const { delivery } = website as { delivery?: { address?: string } }
  return {
    assets: URL.canParse(prefix) ? new URL(prefix).origin : undefined,
    delivery: delivery?.address,
  }
}
