import { spawnSync } from "node:child_process"
import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
} from "@playwright/test"
import { Advice } from "./advice"
import { heights, momentOfPictures, settled, withFontsAtOnce } from "./calm"

export type View = { width: number; scheme: "light" | "dark" }

type Kind = "html" | "css" | "script" | "font" | "picture" | "other"

const kinds = new Map<string, Kind>([
  ["document", "html"],
  ["stylesheet", "css"],
  ["script", "script"],
  ["font", "font"],
  ["image", "picture"],
])

/** What a page costs at first view: bytes as a host sends them, by kind; requests; elements. */
export type Weight = Record<Kind | "requests" | "nodes", number>

/** A page as a visitor first sees it. */
export type Visit = { picture: Buffer; weight: Weight }

const origin = "https://story.test"
const patience = 30_000 // ms

/** Starts the browser of the tests. Throws advice where there is none. */
export function openBrowser() {
  const { HEADLESS_SHELL_PATH, CHROMIUM_PATH } = process.env
  const env = { ...process.env, CHROMIUM_PATH: HEADLESS_SHELL_PATH || CHROMIUM_PATH }
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/browser.mjs"], {
    encoding: "utf8",
    env,
  })
  if (status !== 0) throw new Advice(stderr.trim().split("\n").at(-1))
  return chromium.launch({ executablePath: stdout.trim(), args: ["--no-sandbox", "--disable-gpu"] })
}

/** Visits a page of a built site. */
export async function visit(
  browser: Browser,
  site: string,
  address: string,
  { width, scheme }: View,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? width },
    colorScheme: scheme,
    reducedMotion: "reduce",
    // The pages' policy allows no style but those that were built.
    bypassCSP: true,
    locale: "en-GB",
    timezoneId: "Asia/Kolkata",
  })
  context.setDefaultTimeout(patience)
  try {
    const weight = await answerFrom(context, site)
    const page = await context.newPage()
    await page.clock.setFixedTime(momentOfPictures)
    await page.goto(origin + address, { waitUntil: "networkidle" })
    const nodes = await page.evaluate(() => document.querySelectorAll("*").length)
    const atFirst = { ...weight, nodes }
    await settled(page)
    await roundLines(page)
    // Motion is reduced already; "disabled" would run what is left of it to its end.
    const picture = await page.screenshot({ fullPage: true, animations: "allow", caret: "hide" })
    return { picture, weight: atFirst }
  } finally {
    await context.close()
  }
}

/**
 * Makes every line a whole number of pixels high. What lies below a text that has got longer then
 * moves by whole pixels, and looks the same as before where it is the same.
 */
const roundLines = (page: Page) =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll<HTMLElement>("body *")].map((element) => ({
      style: element.style,
      height: Math.round(parseFloat(getComputedStyle(element).lineHeight)),
    }))
    for (const { style, height } of lines) if (height) style.lineHeight = `${height}px`
  })

/** Answers every request from the folder of a site, and weighs what was asked for. */
async function answerFrom(context: BrowserContext, site: string) {
  const bytes = { html: 0, css: 0, script: 0, font: 0, picture: 0, other: 0 }
  const weight: Weight = { ...bytes, requests: 0, nodes: 0 }
  await context.route("**/*", async (route) => {
    const request = route.request()
    const file = fileFor(site, new URL(request.url()).pathname)
    if (!file) return route.fulfill({ status: 404, body: "" })
    weight[kindOf(request)] += sentBytes(file)
    weight.requests++
    if (!file.endsWith(".html")) return route.fulfill({ path: file })
    await route.fulfill({
      contentType: "text/html;charset=utf-8",
      body: withFontsAtOnce(readFileSync(file, "utf8")),
    })
  })
  return weight
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile()
const fileFor = (site: string, path: string) =>
  [join(site, path), join(site, path, "index.html")].find(isFile)

const kindOf = (request: Request) => kinds.get(request.resourceType()) ?? "other"

const sizes = new Map<string, number>()

/** As a host sends it: text compressed, what is compressed by itself as it is. */
function sentBytes(file: string) {
  const isText = /\.(html|css|js|json|svg|txt|xml|webmanifest)$/.test(file)
  const bytes =
    sizes.get(file) ??
    (isText ? brotliCompressSync(readFileSync(file)).length : statSync(file).size)
  sizes.set(file, bytes)
  return bytes
}
