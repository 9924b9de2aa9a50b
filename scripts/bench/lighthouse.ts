import type { Result } from "lighthouse"
import { listFiles } from "../lib/files"
import { freePort } from "../lib/ports"
import { startHttp2Server, stripScripts } from "./http2Server"
import { launchBrowser } from "./launchBrowser"
import { createProgress, median, printTable } from "./output"

/** Runs Lighthouse on each page and on the same page without scripts (the baseline), alternating. */
export async function benchPages(runs: number) {
  const paths = listFiles("public")
    .filter((file) => file.endsWith("index.html"))
    .map((file) => `/${file.replace("index.html", "")}`)
  const [site, baseline] = [await startHttp2Server(), await startHttp2Server(stripScripts)]
  const port = await freePort()
  const browser = await launchBrowser(
    `--remote-debugging-port=${port}`,
    "--ignore-certificate-errors",
  )
  const results = paths.map((path) => ({
    path,
    site: new Array<Measurement>(),
    baseline: new Array<Measurement>(),
  }))
  const progress = createProgress(runs * paths.length)
  try {
    for (let run = 0; run < runs; run++)
      for (const result of results) {
        progress(result.path)
        result.site.push(await runLighthouse(site.url + result.path, port))
        result.baseline.push(await runLighthouse(baseline.url + result.path, port))
      }
  } finally {
    await browser.close()
    site.stop()
    baseline.stop()
  }
  printTable(
    "pages",
    results.flatMap(({ path, ...pages }) => [
      { path, page: "site", ...rowOf(pages.site, pages.baseline) },
      { path, page: "baseline", ...rowOf(pages.baseline, pages.baseline) },
    ]),
  )
}

/** Scores from 0 to 100, times in ms and sizes in bytes. */
type Measurement = Record<string, number>

async function runLighthouse(url: string, port: number, attempts = 3): Promise<Measurement> {
  const { default: lighthouse } = await import("lighthouse")
  const result = await lighthouse(url, {
    port,
    logLevel: "silent",
    ignoreStatusCode: true,
    // The line is slowed down, not calculated, so that pictures which share it count.
    throttlingMethod: "devtools",
  })
  if (result && !result.lhr.runtimeError) return measurementOf(result.lhr)
  if (attempts === 1) throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message}`)
  // Lighthouse sometimes misses the beginning of a page load.
  return runLighthouse(url, port, attempts - 1)
}

function measurementOf({ audits, categories }: Result): Measurement {
  const value = (name: string) => audits[name].numericValue ?? NaN
  const score = (name: string) => 100 * (categories[name].score ?? 0)
  return {
    performance: score("performance"),
    a11y: score("accessibility"),
    practices: score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
  }
}

/** Medians as cells of a table. */
function rowOf(own: Measurement[], baseline: Measurement[]) {
  const of = (list: Measurement[], name: string) => median(list.map((one) => one[name]))
  const rounded = (name: string) => Math.round(of(own, name))
  const ratio = (name: string) => (of(own, name) / of(baseline, name)).toFixed(2)
  const blocking = own.map(({ tbt }) => tbt)
  return {
    performance: rounded("performance"),
    a11y: rounded("a11y"),
    practices: rounded("practices"),
    seo: rounded("seo"),
    "FCP ms": rounded("fcp"),
    "LCP ms": rounded("lcp"),
    "LCP ÷ baseline": ratio("lcp"),
    "TBT ms": rounded("tbt"),
    "TBT range": `${Math.round(Math.min(...blocking))}–${Math.round(Math.max(...blocking))}`,
    CLS: of(own, "cls").toFixed(3),
    kB: (of(own, "bytes") / 1000).toFixed(1),
    "kB ÷ baseline": ratio("bytes"),
  }
}
