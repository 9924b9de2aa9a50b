import { expect, test } from "@playwright/test"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { isAlive, showIntent } from "./browsing"
import { pages } from "./content"

// In bytes as Brotli sends them. What is reached stands in the README under "Measured".
const most = {
  scriptBeforeIntent: 3_000,
  scriptAfterIntent: 94_500,
  markup: 11_000,
  fonts: 30_000,
  pageData: 4_000,
}

const weigh = (...parts: (string | Buffer)[]) =>
  parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0)
const built = (address: string) => readFileSync(join("public", address))

for (const { path } of pages)
  test(`${path} weighs no more than it may`, async ({ page, request }) => {
    const asked: string[] = []
    page.on("requestfinished", (one) => asked.push(new URL(one.url()).pathname))
    const html = await (await request.get(path)).text()
    await page.goto(path, { waitUntil: "networkidle" })
    // What search engines read there is no program; it counts as markup.
    const inline = /<script(?! type="application\/ld\+json")[^>]*>([^]*?)<\/script>/g
    const scripts = [...html.matchAll(inline)].map(([, code]) => code)
    // Uncompressed, because it is sent with the page.
    expect(scripts.join("").length, "inline").toBeLessThan(most.scriptBeforeIntent)
    expect(html).not.toMatch(/<script[^>]*\ssrc=|modulepreload|polyfill/)
    expect(asked.filter((address) => /\.(js|css|json)$/.test(address))).toEqual([])
    expect(weigh(html), "HTML and CSS").toBeLessThan(most.markup)
    const fonts = asked.filter((address) => address.endsWith(".woff2")).map(built)
    expect(
      fonts.reduce((sum, font) => sum + font.length, 0),
      "fonts",
    ).toBeLessThan(most.fonts)

    asked.length = 0
    await showIntent(page)
    await isAlive(page)
    const loaded = await page.evaluate(() =>
      [...document.scripts].map(({ src }) => src).filter(Boolean),
    )
    const files = loaded.map((src) => built(new URL(src).pathname))
    expect(weigh(...files), loaded.join(" ")).toBeLessThan(most.scriptAfterIntent)
    for (const file of files)
      // Of react-dom/server, of a notification, of what old browsers lack.
      expect(file.toString()).not.toMatch(
        /renderToString|renderToPipeableStream|Toastify__|core-js/,
      )
    const data = asked.filter(
      (address) => address.endsWith("/page-data.json") && !address.includes("no-such"),
    )
    expect(data.length).toBeGreaterThan(0)
    for (const file of data) expect(weigh(built(file)), file).toBeLessThan(most.pageData)
  })
