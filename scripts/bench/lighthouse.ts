import type { Result } from "lighthouse"
import { freePort } from "../lib/ports"
import { startHttp2Server, stripScripts } from "./http2Server"
import { launchBrowser } from "./launchBrowser"
import { createProgress, median, printTable } from "./output"

const paths = ["/", "/about/", "/services/", "/contact/", "/no-such-page/"]

// Lighthouse sometimes misses the beginning of a page load.
const attempts = 3

const kinds = ["Document", "Script", "Image", "Font"]

/** Runs Lighthouse on each page and on the same page without scripts (the baseline), in turn. */
export async function benchPages(runs: number) {
  const [site, baseline] = [await startHttp2Server(), await startHttp2Server(stripScripts)]
  const port = await freePort()
  const browser = await launchBrowser(
    `--remote-debugging-port=${port}`,
    "--ignore-certificate-errors",
  )
  const targets = paths.flatMap((path) => [
    { path, page: "site", url: site.url + path },
    { path, page: "baseline", url: baseline.url + path },
    // Shows how much two measurements of the same page differ.
    ...(path === "/" ? [{ path, page: "baseline again", url: baseline.url + path }] : []),
  ])
  const timings = targets.map((): Timings[] => [])
  const scores = targets.map((): Scores => ({}))
  const progress = createProgress(runs * targets.length)
  try {
    for (let run = 0; run < runs; run++)
      for (const [index, { path, page, url }] of targets.entries()) {
        progress(`${page} ${path}`)
        timings[index].push(timingsOf(await runLighthouse(url, port, ["performance"])))
      }
    // The other categories are the same in each run.
    for (const [index, { page, url }] of targets.entries())
      if (page === "site") scores[index] = scoresOf(await runLighthouse(url, port))
    progress("done")
  } finally {
    await browser.close()
    site.stop()
    baseline.stop()
  }
  const medians = timings.map(medianOf)
  const baselineOf = (path: string) =>
    medians[targets.findIndex((target) => target.path === path && target.page === "baseline")]
  printTable(
    "pages",
    targets.map(({ path, page }, index) => ({
      path,
      page,
      ...rowOf(medians[index], baselineOf(path)),
      "LCP range": rangeOf(timings[index].map(({ lcp }) => lcp)),
      "TBT range": rangeOf(timings[index].map(({ tbt }) => tbt)),
      a11y: scores[index].accessibility ?? "",
      practices: scores[index]["best-practices"] ?? "",
      seo: scores[index].seo ?? "",
    })),
  )
}

async function runLighthouse(
  url: string,
  port: number,
  onlyCategories?: string[],
): Promise<Result> {
  const { default: lighthouse } = await import("lighthouse")
  let reason = "no result"
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const result = await lighthouse(url, {
      port,
      logLevel: "silent",
      ignoreStatusCode: true,
      onlyCategories,
    })
    if (result && !result.lhr.runtimeError) return result.lhr
    reason = result?.lhr.runtimeError?.message ?? reason
  }
  throw new Error(`Lighthouse failed ${attempts} times for ${url}: ${reason}`)
}

type Scores = Record<string, number>

/** Scores from 0 to 100 by category. */
const scoresOf = ({ categories }: Result): Scores =>
  Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  )

type Timings = Record<string, number>

/** Times in ms and sizes in bytes. */
function timingsOf(result: Result): Timings {
  const { audits } = result
  const value = (name: string) => audits[name].numericValue ?? NaN
  const { details } = audits["network-requests"]
  const requests = details?.type === "table" ? details.items : []
  const bytes = (kind?: string) =>
    requests
      .filter(({ resourceType }) => !kind || resourceType === kind)
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
  const [html, script, image, font] = kinds.map(bytes)
  return {
    performance: scoresOf(result).performance,
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    total: bytes(),
    html,
    script,
    image,
    font,
  }
}

const medianOf = (list: Timings[]): Timings =>
  Object.fromEntries(
    Object.keys(list[0]).map((name) => [name, median(list.map((timings) => timings[name]))]),
  )

const kB = (bytes: number) => (bytes / 1000).toFixed(1)

const rowOf = (own: Timings, baseline: Timings) => ({
  performance: own.performance,
  "FCP ms": Math.round(own.fcp),
  "LCP ms": Math.round(own.lcp),
  "LCP ÷ baseline": (own.lcp / baseline.lcp).toFixed(2),
  "TBT ms": Math.round(own.tbt),
  CLS: own.cls.toFixed(3),
  kB: kB(own.total),
  "kB ÷ baseline": (own.total / baseline.total).toFixed(2),
  html: kB(own.html),
  script: kB(own.script),
  image: kB(own.image),
  font: kB(own.font),
})

const rangeOf = (list: number[]) =>
  `${Math.round(Math.min(...list))}–${Math.round(Math.max(...list))}`
