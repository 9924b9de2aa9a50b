import { startHttp2Server } from "./http2Server"
import { launchBrowser } from "./launchBrowser"
import { followLink } from "./navigation"
import { createProgress, printTable, summarise } from "./output"
import { openMenu, pressButton } from "./taps"

/** Measures the first taps on a slow phone, and a navigation. */
export async function benchInteraction(runs: number) {
  const server = await startHttp2Server()
  const browser = await launchBrowser()
  const measures = [openMenu, pressButton, followLink]
  const progress = createProgress(runs * measures.length)
  const results = new Map<string, number[]>()
  try {
    for (let run = 0; run < runs; run++)
      for (const measure of measures) {
        progress(measure.name)
        for (const [what, value] of Object.entries(await measure(browser, server.url)))
          results.set(what, [...(results.get(what) ?? []), value])
      }
  } finally {
    await browser.close()
    server.stop()
  }
  const rows = [...results].map(([what, values]) => summarise(what, values))
  printTable("interaction", rows)
}
