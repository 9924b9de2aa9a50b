import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { hoursAttribute, untilAttribute } from "./names/period"
import { buildCsp, cspHeader, insertCspMeta, type AllowedOrigins } from "./csp"
import { countScript, type Counter } from "./count/countScript"
import { pageHeaders, type HeadersByPath } from "./headerRules"
import { hideClosedScript } from "./hideClosed"
import { bundleLoader } from "./loader/bundleLoader"
import type { Page } from "./loader/hydrateOnIntent"
import { findBlocked, linkToNewDocuments, usedOrigins, type Origins } from "./origins/origins"
import { findReferences } from "./origins/references"
import { paymentCodes, paymentStyle } from "./paymentCodes"
import { htmlFile } from "./redirects"

const folder = "public"

const read = (file: string) => readFileSync(join(folder, file), "utf8")
const readJson = (file: string) => JSON.parse(read(file))

/** Rules for the browser: prefetch and prerender the target of a link under the pointer. */
function speculationRules(basePath: string) {
  const links = { where: { href_matches: `${basePath}/*` }, eagerness: "moderate" }
  return JSON.stringify({ prefetch: [links], prerender: [links] })
}

/** JSON for an inline script: contains nothing that ends the script. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c")

// Gatsby writes its scripts between these comments. When only the scripts change, it replaces what
// is between the comments in the pages of the last build, so the comments stay.
const gatsbyScripts =
  /(?<=<!-- slice-start id="_gatsby-scripts-1" -->).*(?=<!-- slice-end id="_gatsby-scripts-1" -->)/s

/**
 * A page with other scripts in place of Gatsby's.
 * @throws {Error} if the page has no scripts in Gatsby's form.
 */
export function withScripts(html: string, scripts: string) {
  if (gatsbyScripts.test(html)) return html.replace(gatsbyScripts, () => scripts)
  throw new Error(
    "plugins/hosting/htmlPages.ts: a page has no scripts of Gatsby. Gatsby marks them in another way now: change `gatsbyScripts`.",
  )
}

// What the last build has added there, in the HTML of a page that Gatsby keeps.
const earlierHeadEnd =
  /(<script>try{.*?<\/script>)?(<style data-payment="">.*?<\/style>)?(?=<\/head>)/s

/** A page with these elements at the end of its head, in place of those of the last build. */
export const withHeadEnd = (html: string, elements: string) =>
  html.replace(earlierHeadEnd, () => elements)

/**
 * A page in which Cloudflare leaves addresses of e-mail as they are. Its policy stops the script by which Cloudflare would
 * show them again: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export const withReadableEmail = (html: string) =>
  /[\w.+-]@[\w-]+\.\w/.test(html) && !html.includes("<!--email_off-->")
    ? html.replace(/(<body[^>]*>)(.*)(?=<\/body>)/s, "$1<!--email_off-->$2<!--/email_off-->")
    : html

/** What gatsby-config.ts says of all pages. */
export type SiteOptions = {
  /** The URL of the site, without the path prefix. */
  url: string
  /** Where the contact form sends messages, if it does. */
  formEndpoint?: string
  /** The service that counts visits and presses, if content names one. */
  numbers?: Counter
  /** webpack's chunk that shows notifications, if buttons need one beside the page's own. */
  notificationsChunk?: string
  /** The origins of others that the site's code uses: docs/services.md. */
  origins?: Origins
}

type Site = SiteOptions & {
  /** The paths of all pages, without a prefix. */
  paths: string[]
  /** The prefix of the addresses of assets: a path prefix, or the URL of a delivery network. */
  assetPrefix: string
  /** The prefix of the addresses of pages: a path prefix, or an empty text. */
  basePath: string
  /** Whether the site is built as on another day, so nothing changes by the visitor's clock. */
  isOnOtherDay: boolean
}

/**
 * Replaces Gatsby's scripts in every built page by the loader, and adds the page's CSP. Returns the
 * headers of the pages, the fixed ones first, because others may be many. Also in words, what the policies block.
 */
export function injectLoaderAndCsp(site: Site) {
  const { paths, assetPrefix, basePath, formEndpoint, numbers, isOnOtherDay } = site
  const files = paths.map(htmlFile)
  const pages = files.map(read)
  const scriptsFor = pageScripts(site, !isOnOtherDay && pages.some(isTimed))
  const allowed: AllowedOrigins = {
    assets: URL.canParse(assetPrefix) ? new URL(`${assetPrefix}/`).href : undefined,
    formEndpoint,
    counter: numbers?.address,
  }
  // Without the scripts of Gatsby, which are replaced, and those of the last build.
  const references = pages.map((page) =>
    findReferences(withHeadEnd(withScripts(page, ""), ""), site.url),
  )
  const used = usedOrigins(references, site.origins)
  const newDocuments = linkToNewDocuments(used, basePath, paths)
  const codes = paymentCodes(pages)
  for (const { file, svg } of codes) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), svg)
  }
  const style = paymentStyle(codes, assetPrefix)
  const problems = new Map<string, string[]>()
  const fixed: HeadersByPath = {}
  const others: HeadersByPath = {}
  for (const [index, path] of paths.entries()) {
    const data = readPageData(path)
    const scripts = scriptsFor(data, pages[index], path) + newDocuments[index]
    const closing = hideClosedScript(pages[index], isOnOtherDay)
    const html = withReadableEmail(withHeadEnd(withScripts(pages[index], scripts), closing + style))
    const csp = buildCsp(html, closing + scripts, allowed, used[index])
    for (const problem of findBlocked(references[index], csp))
      problems.set(problem, [...(problems.get(problem) ?? []), path])
    const finished = insertCspMeta(html, csp)
    // The time of an unchanged page stays, so that it is not compressed again.
    if (finished !== pages[index]) writeFileSync(join(folder, files[index]), finished)
    const headers = isFixed(data) ? fixed : others
    headers[path] = { ...(isNotFoundPage(path) ? {} : pageHeaders), ...cspHeader(csp) }
  }
  const blocked = [...problems].map(
    ([problem, on]) => `On ${on.slice(0, 3).join(", ")}${on.length > 3 ? "…" : ""}: ${problem}`,
  )
  return { pages: { ...fixed, ...others }, blocked }
}

const timedAttribute = new RegExp(` (${untilAttribute}|${hoursAttribute})="`)

/** Whether a page shows something that changes by the clock. */
const isTimed = (html: string) => timedAttribute.test(html)

const isNotFoundPage = (path: string) => ["/404/", "/404.html"].includes(path)

/** What Gatsby has written about a page. */
export function readPageData(path: string) {
  const file = `page-data/${path.replace(/^\/|\/$/g, "") || "index"}/page-data.json`
  const data: { componentChunkName: string; staticQueryHashes: string[] } = readJson(file)
  return { ...data, file }
}

type PageData = ReturnType<typeof readPageData>

/** Whether a page, perhaps in another language, is a file of src/pages. */
const isFixed = ({ componentChunkName }: PageData) =>
  componentChunkName.startsWith("component---src-pages-")

/** Returns a function that makes the inline scripts of a page. */
function pageScripts(site: Site, hasTimedPages: boolean) {
  const { assetPrefix, basePath, notificationsChunk, numbers, url } = site
  const { webpackCompilationHash } = readJson("page-data/app-data.json")
  const { assetsByChunkName }: { assetsByChunkName: Record<string, string[] | undefined> } =
    readJson("webpack.stats.json")
  const scriptsOf = (chunk: string) => {
    const files = assetsByChunkName[chunk]
    if (!files) throw new Error(`plugins/hosting/htmlPages.ts: webpack has no chunk "${chunk}".`)
    return files.filter((file) => file.endsWith(".js")).map((file) => `/${file}`)
  }
  const withPrefix = (files: string[]) => files.map((file) => assetPrefix + file)
  const loader = bundleLoader("hydrateOnIntent")
  const formLoader = bundleLoader("hydrateForm")
  // On all pages: links lead from one to another without a request.
  const clock = hasTimedPages ? `<script>${bundleLoader("updateByClock")}</script>` : ""
  const counter = numbers ? countScript(numbers, url, basePath) : ""

  return (data: PageData, html: string, path: string) => {
    const page: Page = {
      files: withPrefix([
        ...scriptsOf("app"),
        ...scriptsOf(data.componentChunkName),
        "/page-data/app-data.json",
        `/${data.file}`,
        ...data.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
      ]),
      notifications: withPrefix(notificationsChunk ? scriptsOf(notificationsChunk) : []),
    }
    return [
      `<script type="speculationrules">${speculationRules(basePath)}</script>`,
      `<script>window.pagePath=${inlineJson(path)};`,
      `window.___webpackCompilationHash=${inlineJson(webpackCompilationHash)};`,
      `{const page=${inlineJson(page)};${html.includes("<form") ? formLoader : loader}}</script>`,
      clock,
      counter,
    ].join("")
  }
}
