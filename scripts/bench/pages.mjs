import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findBrowser } from "../browser.mjs"
import { median, progress, publish } from "./print.mjs"
import { serve, withoutScript } from "./server.mjs"

const paths = ["/", "/about/", "/services/", "/contact/", "/no-such-page/"]

/** Lighthouse on every page, beside the same page without script, one after the other in turn. */
export async function benchPages(runs) {
  const { default: lighthouse } = await import("lighthouse")
  const [site, twin] = [await serve(), await serve(withoutScript)]
  const browser = await startBrowser()
  const subjects = paths.flatMap((path) => [
    { path, what: "site", from: site },
    { path, what: "twin", from: twin },
    // How much a page differs from itself.
    ...(path === "/" ? [{ path, what: "twin again", from: twin }] : []),
  ])
  const results = subjects.map(() => [])
  const others = subjects.map(() => ({}))
  const judge = async (address, onlyCategories) => {
    const { lhr } = await repeated(() =>
      lighthouse(address, {
        port: browser.port,
        logLevel: "silent",
        ignoreStatusCode: true,
        onlyCategories,
      }),
    )
    return lhr
  }
  const step = progress(runs * subjects.length)
  try {
    for (let run = 0; run < runs; run++)
      for (const [index, { path, what, from }] of subjects.entries()) {
        step(`${what} ${path}`)
        results[index].push(measured(await judge(from.address + path, ["performance"])))
      }
    // Not timed, and so asked once, apart from what is.
    for (const [index, { path, what, from }] of subjects.entries())
      if (what === "site") others[index] = scores(await judge(from.address + path))
    step("done")
  } finally {
    browser.stop()
    site.stop()
    twin.stop()
  }
  const middle = results.map((list) =>
    Object.fromEntries(
      Object.keys(list[0]).map((key) => [key, median(list.map((one) => one[key]))]),
    ),
  )
  const twinOf = (path) =>
    middle[subjects.findIndex((one) => one.path === path && one.what === "twin")]
  publish(
    "pages",
    subjects.map(({ path, what }, index) => {
      const own = middle[index]
      const { lcp, bytes } = twinOf(path)
      return {
        path,
        what,
        perf: own.performance,
        a11y: others[index].accessibility,
        practice: others[index]["best-practices"],
        seo: others[index].seo,
        "FCP ms": Math.round(own.fcp),
        "LCP ms": Math.round(own.lcp),
        "× twin": (own.lcp / lcp).toFixed(2),
        "LCP from–to": range(results[index].map((one) => one.lcp)),
        "TBT ms": Math.round(own.tbt),
        "TBT from–to": range(results[index].map((one) => one.tbt)),
        CLS: own.cls.toFixed(3),
        kB: (own.bytes / 1000).toFixed(1),
        "× twin's": (own.bytes / bytes).toFixed(2),
        html: kB(own.Document),
        script: kB(own.Script),
        image: kB(own.Image),
        font: kB(own.Font),
      }
    }),
  )
}

const kB = (bytes) => (bytes / 1000).toFixed(1)
const range = (list) => `${Math.round(Math.min(...list))}–${Math.round(Math.max(...list))}`

const scores = ({ categories }) =>
  Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  )

function measured({ categories, audits }) {
  const requests = audits["network-requests"].details.items
  const weigh = (kind) =>
    requests
      .filter(({ resourceType }) => !kind || resourceType === kind)
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    ...scores({ categories }),
    fcp: audits["first-contentful-paint"].numericValue,
    lcp: audits["largest-contentful-paint"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    bytes: weigh(),
    ...Object.fromEntries(
      ["Document", "Script", "Image", "Font"].map((kind) => [kind, weigh(kind)]),
    ),
  }
}

/** Now and then Lighthouse misses the beginning of a load: then once more. */
async function repeated(judge, attempts = 3) {
  const result = await judge()
  const { runtimeError } = result.lhr
  if (!runtimeError) return result
  if (attempts === 1) throw new Error(runtimeError.message)
  return repeated(judge, attempts - 1)
}

/** Starts a browser of its own that Lighthouse can steer; returns its port and how to stop it. */
async function startBrowser() {
  const profile = mkdtempSync(join(tmpdir(), "bench-browser-"))
  const browser = spawn(await findBrowser(), [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--ignore-certificate-errors",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
  ])
  const port = await new Promise((resolve, reject) => {
    browser.once("error", reject)
    browser.once("exit", (code) => reject(new Error(`The browser ended with code ${code}.`)))
    browser.stderr.on("data", (text) => {
      const [, found] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(String(text)) ?? []
      if (found) resolve(Number(found))
    })
  })
  const stop = () => {
    browser.once("exit", () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))
    browser.kill()
  }
  return { port, stop }
}
