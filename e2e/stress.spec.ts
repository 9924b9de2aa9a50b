import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, test, type Page } from "@playwright/test"
import { visit } from "./browsing"
import { serveCopy } from "./builds"
import { pages } from "./content"
import { notice } from "./notices"
import { unreadable } from "./contrast"
import { copyRepository, extremes, writeContent } from "./stress-content"

const run = promisify(execFile)
const buildTime = 180_000 // ms, also on a busy machine
const checkTime = 180_000 // ms

const smallest = { width: 320, height: 568 }
const sizes = [smallest, { width: 1440, height: 900 }]
const schemes = ["light", "dark"] as const

// One cause often shows in many places.
const mostOfOnePlace = 8

let copy: string

// One after another in one copy of the repository, so that each build uses what the last one left.
test.describe.configure({ mode: "default" })
test.use({ contextOptions: { reducedMotion: "reduce" } })

test.beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "stress-"))
  copyRepository(process.cwd(), copy)
})
test.afterAll(() => rmSync(copy, { recursive: true, force: true }))

async function build() {
  const { NODE_ENV: _, ASSET_PREFIX: __, ...env } = process.env
  await run(process.execPath, ["--import", "tsx", "scripts/build/build.ts"], {
    cwd: copy,
    env: { ...env, CI: "true" },
    maxBuffer: 10_000_000,
    timeout: buildTime,
  })
}

/** What has no room on the page as it stands, in words. */
const layoutFaults = (page: Page) =>
  page.evaluate(() => {
    const tolerance = 2 // px
    const faults: string[] = []

    const nameOf = (element: Element) => {
      const named = element.closest("[class*=__]") ?? element
      return /\w+__\w+/.exec(String(named.classList))?.[0] ?? element.tagName.toLowerCase()
    }
    const ancestors = (from: Element) => {
      const list: Element[] = []
      for (let next: Element | null = from; next; next = next.parentElement) list.push(next)
      return list
    }
    const isHeardOnly = (element: Element) =>
      ancestors(element).some((each) => getComputedStyle(each).clipPath === "inset(50%)")

    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > innerWidth) {
      const wide = [...document.querySelectorAll("body *")].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      )
      faults.push(
        `the page is ${scrollWidth} px wide: ${[...new Set(wide.map(nameOf))].slice(0, 5)}`,
      )
    }

    type Line = { block: Element; text: string; box: DOMRect }
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      const text = node.textContent?.trim() ?? ""
      if (!owner || text === "" || isHeardOnly(owner)) continue
      if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const isInline = (each: Element) => getComputedStyle(each).display.startsWith("inline")
      const block = ancestors(owner).find((each) => !isInline(each)) ?? owner
      const lineHeight = parseFloat(getComputedStyle(owner).lineHeight)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { x, y, width, height } of range.getClientRects()) {
        // Without what the font reserves above and below the line.
        const tall = Math.min(height, lineHeight || height)
        const box = new DOMRect(x, y + (height - tall) / 2, width, tall)
        lines.push({ block, text: text.slice(0, 30), box })

        for (const frame of ancestors(owner)) {
          const { overflowX, overflowY, position } = getComputedStyle(frame)
          const room = frame.getBoundingClientRect()
          const [left, right] = [room.left - tolerance, room.right + tolerance]
          const isCutAside = overflowX !== "visible" && (box.left < left || box.right > right)
          const isCut = /hidden|clip/.test(overflowY)
          const isCutBelow =
            isCut && (y < room.top - tolerance || y + height > room.bottom + height / 2)
          if (isCutAside || isCutBelow)
            faults.push(`${nameOf(frame)} cuts off "${text.slice(0, 30)}"`)
          if (position === "fixed") break
        }
        if (box.left < -1 || box.right > innerWidth + 1)
          faults.push(`"${text.slice(0, 30)}" in ${nameOf(owner)} reaches out of the page`)
      }
    }

    for (const field of document.querySelectorAll<HTMLInputElement>("input")) {
      if (isHeardOnly(field) || field.scrollWidth <= field.clientWidth) continue
      // An example in a field may be longer than it, if one sees that it goes on.
      if (getComputedStyle(field).textOverflow !== "ellipsis")
        faults.push(`"${field.placeholder.slice(0, 30)}" is cut off in its field`)
    }

    // What is fixed lies above the page and may cover it.
    const isFixed = ({ block }: Line) =>
      ancestors(block).some((each) => getComputedStyle(each).position === "fixed")
    const bar = document.querySelector("header")?.getBoundingClientRect()
    const inBar = lines.filter(
      ({ block }) => block.closest("header") && !block.closest(":popover-open"),
    )
    for (const { text, box } of inBar)
      if (bar && (box.top < bar.top - tolerance || box.bottom > bar.bottom + tolerance))
        faults.push(`"${text}" reaches out of the bar`)
    const inOrder = (some: Line[]) => some.toSorted((a, b) => a.box.top - b.box.top)
    for (const free of [inOrder(inBar), inOrder(lines.filter((line) => !isFixed(line)))])
      free.forEach(({ block, text, box }, index) => {
        for (const other of free.slice(index + 1)) {
          if (other.box.top > box.bottom - tolerance) break
          if (other.block === block) continue
          const down = Math.min(box.bottom, other.box.bottom) - other.box.top
          const aside = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
          if (down > tolerance && aside > tolerance)
            faults.push(
              `"${text}" (${nameOf(block)}) and "${other.text}" (${nameOf(other.block)}) overlap`,
            )
        }
      })
    return [...new Set(faults)]
  })

/** What is wrong with where the one element of this kind lies on the screen, in words. */
async function outsideOfScreen(page: Page, selector: string) {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox()
  const { width, height } = page.viewportSize() ?? smallest
  if (!box) return [`there is no ${selector}`]
  const isInside =
    box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
  return isInside ? [] : [`${selector} reaches out of the screen: ${JSON.stringify(box)}`]
}

async function menuFaults(page: Page) {
  await page.locator("header button[popovertarget]").click()
  const faults = await outsideOfScreen(page, "[popover]")
  faults.push(...(await layoutFaults(page)), ...(await unreadable(page.locator("[popover]"))))
  const links = await page.locator("[popover] a").all()
  for (const link of links) {
    await link.scrollIntoViewIfNeeded()
    const isReached = await link.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const isTop = (top: number) => element.contains(document.elementFromPoint(x + width / 2, top))
      return isTop(y + 2) && isTop(y + height - 2)
    })
    if (!isReached) faults.push(`the link "${await link.innerText()}" cannot be reached`)
  }
  return faults
}

async function noticeFaults(page: Page) {
  await page.locator("main form button[type=submit]").click()
  await expect(notice(page)).toBeVisible()
  return [
    ...(await outsideOfScreen(page, ".Toastify__toast")),
    ...(await outsideOfScreen(page, ".Toastify__toast button")),
    ...(await layoutFaults(page)),
    ...(await unreadable(notice(page))),
  ]
}

async function breakAbout(page: Page) {
  await page.route("**/page-data/about/page-data.json", async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    data.result.data.values = null
    await route.fulfill({ response, json: data })
  })
}

for (const [name, extreme] of Object.entries(extremes))
  test(`the ${name} content that the model allows has room and can be read`, async ({ page }) => {
    test.setTimeout(buildTime + checkTime)
    await test.step("build", async () => {
      await writeContent(copy, extreme)
      await build()
    })
    const { address, stop } = await serveCopy(copy)
    const faults: string[] = []
    const note = (where: string, found: string[]) => {
      const rest = found.length - mostOfOnePlace
      const shown = found.slice(0, mostOfOnePlace).concat(rest > 0 ? `and ${rest} more` : [])
      faults.push(...shown.map((fault) => `${where}: ${fault}`))
    }

    for (const size of sizes)
      for (const colorScheme of schemes)
        await test.step(`${size.width} px, ${colorScheme}`, async () => {
          const where = `${size.width} px, ${colorScheme}`
          await page.setViewportSize(size)
          await page.emulateMedia({ colorScheme })
          for (const { path } of pages) {
            await visit(page, address + path)
            note(`${where}, ${path}`, await layoutFaults(page))
            note(`${where}, ${path}`, await unreadable(page.locator("body")))
          }
          await visit(page, `${address}/contact/`)
          note(`${where}, notification`, await noticeFaults(page))
          if (size === smallest) {
            await visit(page, `${address}/`)
            note(`${where}, menu`, await menuFaults(page))
          }
          await breakAbout(page)
          await visit(page, `${address}/about/`)
          note(`${where}, error screen`, await layoutFaults(page))
          note(`${where}, error screen`, await unreadable(page.locator("body")))
          await page.unrouteAll()
        })
    stop()
    expect(faults).toEqual([])
  })
