import type { Locator, Page } from "@playwright/test"
import { wcagContrast } from "culori"
import sharp from "sharp"

type Box = { x: number; y: number; width: number; height: number }

/** The pixels of a box of the viewport as CSS colours, row by row. */
async function readPixels(page: Page, { x, y, width, height }: Box) {
  const scroll = await page.evaluate(() => ({ x: scrollX, y: scrollY }))
  // Playwright's own screenshot waits for all fonts, and adds a style that the page's policy forbids.
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send("Page.captureScreenshot", {
    clip: {
      x: Math.floor(x + scroll.x),
      y: Math.floor(y + scroll.y),
      width: Math.ceil(width),
      height: Math.ceil(height),
      scale: 1,
    },
    optimizeForSpeed: true,
  })
  await session.detach()
  const bytes = await sharp(Buffer.from(data, "base64")).removeAlpha().raw().toBuffer()
  return Array.from(
    { length: bytes.length / 3 },
    (_, index) => `#${bytes.toString("hex", 3 * index, 3 * index + 3)}`,
  )
}

/** Does a task while all text of the page is transparent. */
export async function withoutText<Result>(page: Page, task: () => Promise<Result>) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync("* { -webkit-text-fill-color: transparent !important }")
    document.adoptedStyleSheets = [sheet]
  })
  const result = await task()
  await page.evaluate(() => void (document.adoptedStyleSheets = []))
  return result
}

// A box may contain more than its background, such as the corner of a neighbour.
const ignoredShare = 0.01

/** The lowest contrast (1 to 21) of a CSS colour to a background. */
function lowestContrast(colour: string, background: string[]) {
  const contrasts = new Map(
    [...new Set(background)].map((pixel) => [pixel, wcagContrast(colour, pixel)]),
  )
  const sorted = background.map((pixel) => contrasts.get(pixel) ?? 1).toSorted((a, b) => a - b)
  return sorted[Math.floor(ignoredShare * sorted.length)]
}

/** The contrast of an element's text to what is behind it, on a page without text. */
export async function measureContrast(text: Locator) {
  await text.scrollIntoViewIfNeeded()
  const { colour, box } = await text.evaluate((element) => {
    const range = document.createRange()
    const ownText = [...element.childNodes].find((node) => node instanceof Text)
    range.selectNodeContents(ownText ?? element)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { colour: getComputedStyle(element).color, box: { x, y, width, height } }
  })
  return lowestContrast(colour, await readPixels(text.page(), box))
}
