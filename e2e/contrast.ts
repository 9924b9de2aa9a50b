import type { Locator, Page } from "@playwright/test"
import { wcagContrast } from "culori"
import sharp from "sharp"

export type Colour = { r: number; g: number; b: number; alpha: number }
export type Box = { x: number; y: number; width: number; height: number }

/** What `box` (CSS pixels of the document) shows. Colours are in sRGB, from 0 to 255. */
export async function paintOf(page: Page, box: Box) {
  const session = await page.context().newCDPSession(page)
  const x = Math.floor(box.x)
  const y = Math.floor(box.y)
  const clip = { x, y, width: Math.ceil(box.width), height: Math.ceil(box.height), scale: 1 }
  const { data } = await session.send("Page.captureScreenshot", {
    clip,
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  })
  await session.detach()
  const image = sharp(Buffer.from(data, "base64")).removeAlpha().raw()
  const { data: bytes, info } = await image.toBuffer({ resolveWithObject: true })
  return {
    ...clip,
    /** The colour at a place of the document, as one number. */
    at(left: number, top: number) {
      const column = Math.min(Math.max(Math.floor(left) - x, 0), info.width - 1)
      const row = Math.min(Math.max(Math.floor(top) - y, 0), info.height - 1)
      return bytes.readUIntBE(3 * (row * info.width + column), 3)
    },
  }
}
export type Paint = Awaited<ReturnType<typeof paintOf>>

const parts = (colour: number): Colour => ({
  r: colour >> 16,
  g: (colour >> 8) & 255,
  b: colour & 255,
  alpha: 1,
})

const css = ({ r, g, b }: Colour) => `rgb(${[r, g, b].map(Math.round).join(" ")})`

const known = new Map<number, number>()

/** The contrast of two colours of a paint, as WCAG defines it. */
export function contrast(one: number, other: number) {
  const pair = one * 2 ** 24 + other
  const ratio = known.get(pair) ?? wcagContrast(css(parts(one)), css(parts(other)))
  known.set(pair, ratio)
  return ratio
}

/** `colour`, as it looks on a ground. */
function laidOn(ground: number, { r, g, b, alpha }: Colour): Colour {
  const under = parts(ground)
  const mix = (above: number, below: number) => alpha * above + (1 - alpha) * below
  return { r: mix(r, under.r), g: mix(g, under.g), b: mix(b, under.b), alpha: 1 }
}

/** `colour`, as it looks where it and its own ground have faded to what is seen of the ground. */
function fadedOn(seen: number, { r, g, b }: Colour, fade: { opacity: number; ground: Colour }) {
  const over = parts(seen)
  const mix = (from: number, own: number, to: number) =>
    Math.min(Math.max(from + fade.opacity * (to - own), 0), 255)
  const { ground } = fade
  return {
    r: mix(over.r, ground.r, r),
    g: mix(over.g, ground.g, g),
    b: mix(over.b, ground.b, b),
    alpha: 1,
  }
}

type Words = {
  text: string
  place: string
  colour: Colour
  /** How much of it and its own ground is left, where they fade together. */
  fade?: { opacity: number; ground: Colour }
  least: number
  boxes: Box[]
}

/**
 * Every piece of text that can be seen below `root`, its colour and the boxes of its lines, in
 * pixels of the document. `bodyText` is what a paragraph's contrast has to be at least.
 */
const wordsIn = (root: Locator, bodyText: number) =>
  root.evaluate((element, leastInParagraphs): Words[] => {
    const canvas = document.createElement("canvas")
    const pen = canvas.getContext("2d", { willReadFrequently: true })
    if (!pen) throw new Error("there is no canvas to read colours with")
    const colourOf = (value: string): Colour => {
      pen.clearRect(0, 0, 1, 1)
      pen.fillStyle = value
      pen.fillRect(0, 0, 1, 1)
      const [r, g, b, alpha] = pen.getImageData(0, 0, 1, 1).data
      return { r, g, b, alpha: alpha / 255 }
    }
    const ancestors = (from: Element) => {
      const list: Element[] = []
      for (let next: Element | null = from; next; next = next.parentElement) list.push(next)
      return list
    }
    const isSeen = (owner: Element) =>
      owner.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      ancestors(owner).every((each) => getComputedStyle(each).clipPath !== "inset(50%)")
    /** The room of a line; what the font reserves above and below it is empty. */
    const lineOf = ({ x, y, width, height }: DOMRect, style: CSSStyleDeclaration) => {
      const tall = Math.min(height, parseFloat(style.lineHeight) || height)
      return {
        x: x + scrollX,
        y: y + (height - tall) / 2 + scrollY,
        width,
        height: tall,
      }
    }
    const describe = (owner: Element, text: string, style: CSSStyleDeclaration) => {
      const size = parseFloat(style.fontSize)
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
      const isBody = owner.closest("p")?.textContent.trim() === text && text.length > 100
      const colour = colourOf(style.webkitTextFillColor)
      const opacityOf = (each: Element) => Number(getComputedStyle(each).opacity)
      const opacity = ancestors(owner).reduce((product, each) => product * opacityOf(each), 1)
      const faded = ancestors(owner).findLastIndex((each) => opacityOf(each) < 1)
      const ground = ancestors(owner)
        .slice(0, faded + 1)
        .map((each) => colourOf(getComputedStyle(each).backgroundColor))
        .find(({ alpha }) => alpha === 1)
      if (!ground) colour.alpha *= opacity
      const named = ancestors(owner).find((each) => /__/.test(String(each.classList)))
      return {
        text: text.slice(0, 40),
        place: /\w+__\w+/.exec(String(named?.classList))?.[0] ?? owner.tagName.toLowerCase(),
        colour,
        fade: ground && { opacity, ground },
        least: isBody ? leastInParagraphs : isLarge ? 3 : 4.5,
      }
    }

    const found: Words[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      const text = node.textContent?.trim() ?? ""
      if (!owner || text === "" || !isSeen(owner)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const style = getComputedStyle(owner)
      const boxes = [...range.getClientRects()].map((box) => lineOf(box, style))
      found.push({ ...describe(owner, text, style), boxes })
    }
    for (const field of element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "input, textarea",
    )) {
      if (!isSeen(field)) continue
      const isEmpty = field.value === ""
      const style = getComputedStyle(field, isEmpty ? "::placeholder" : null)
      const { x, y, width, height } = field.getBoundingClientRect()
      const inner = { x: x + scrollX + 4, y: y + scrollY + 4, width: width - 8, height: height - 8 }
      const text = isEmpty ? field.placeholder : field.value
      found.push({ ...describe(field, text, style), boxes: [inner] })
    }
    return found
  }, bodyText)

/** Takes all text off the page, without moving anything; returns how to bring it back. */
export async function hideText(page: Page) {
  const sheet = await page.evaluateHandle(() => {
    const hiding = new CSSStyleSheet()
    hiding.replaceSync(`*, ::before, ::after, ::placeholder {
      -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important;
      text-shadow: none !important;
      caret-color: transparent !important;
      transition: none !important;
    }`)
    document.adoptedStyleSheets.push(hiding)
    return hiding
  })
  return () =>
    sheet.evaluate((hiding) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== hiding)
    })
}

const longestPaint = 8000 // px, half of what Chromium can paint at once
// Where a line's box holds more than its ground, such as the corner of a neighbour.
const ignored = 0.01

/**
 * The text below `root` that cannot be read, in words. Its colour is compared with the pixels that
 * are really behind it: plain grounds, pictures, gradients and what shines through.
 */
export async function unreadable(root: Locator, bodyText = 4.5) {
  const page = root.page()
  // Below the top, the bar would lie on the text.
  await root.evaluate(
    (element) => element === document.body && scrollTo({ behavior: "instant", top: 0 }),
  )
  const found = await wordsIn(root, bodyText)
  const boxes = found.flatMap(({ boxes: lines }) => lines)
  const top = Math.max(Math.floor(Math.min(...boxes.map(({ y }) => y))), 0)
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height), top + 1)
  const { width } = await root.evaluate(() => ({ width: innerWidth }))
  const bring = await hideText(page)
  const paints: Paint[] = []
  for (let y = top; y < bottom; y += longestPaint)
    paints.push(await paintOf(page, { x: 0, y, width, height: Math.min(longestPaint, bottom - y) }))
  await bring()

  const colourAt = (x: number, y: number) => paints[Math.floor((y - top) / longestPaint)].at(x, y)
  return found.flatMap(({ text, place, colour, fade, least, boxes: lines }) => {
    const grounds = new Map<number, number>()
    for (const line of lines)
      for (let y = Math.max(line.y + 1, top); y < Math.min(line.y + line.height - 1, bottom); y++)
        for (let x = Math.max(line.x + 1, 0); x < Math.min(line.x + line.width - 1, width); x++) {
          const ground = colourAt(x, y)
          grounds.set(ground, (grounds.get(ground) ?? 0) + 1)
        }
    const area = [...grounds.values()].reduce((sum, count) => sum + count, 0)
    const ratios = [...grounds]
      .map(([ground, count]) => {
        const seen = fade ? fadedOn(ground, colour, fade) : laidOn(ground, colour)
        return { ground, count, seen, ratio: wcagContrast(css(seen), css(parts(ground))) }
      })
      .toSorted((a, b) => a.ratio - b.ratio)
    let passed = 0
    const worst = ratios.find(({ count }) => (passed += count) > ignored * area)
    if (!worst || worst.ratio >= least) return []
    const { ratio, seen, ground } = worst
    return `${place} "${text}": ${ratio.toFixed(2)}:1, not ${least}:1, ${css(seen)} on ${css(parts(ground))}`
  })
}

/** How much what is drawn inside of a box stands out from the box's own ground. */
export async function insideContrast(page: Page, box: Box) {
  const paint = await paintOf(page, box)
  const ground = paint.at(box.x + 2, box.y + box.height / 2)
  let most = 1
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++)
      most = Math.max(most, contrast(paint.at(x, y), ground))
  return most
}
