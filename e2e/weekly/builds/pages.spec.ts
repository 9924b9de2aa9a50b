import type { Page } from "@playwright/test"
import { listFiles } from "../../../scripts/lib/files"
import { join } from "node:path"
import { expect, test } from "../../fixtures/workspace"
import { expectNoViolations } from "../../support/audits/axe"
import { findEmptySpace } from "../../support/audits/emptySpace"
import { findLayoutIssues } from "../../support/audits/layoutIssues"
import { expectNoShiftByLateFiles } from "../../support/audits/layoutShift"
import { hostile } from "../../support/builds/extremeContent"
import { call, chat } from "../../support/builds/plannedContent"
import { large, small, visit, waitForHydration } from "../../support/navigation"
import { notification } from "../../support/notifications"

const smallest = { width: 320, height: 568 }

/** Expects that text has room. Hostile texts have no places for a break. One cause often shows in many places. */
async function expectRoom(page: Page, place: string, isInFront = false) {
  const issues = (await findLayoutIssues(page)).filter((issue) => {
    const [, broken] = /^"(\w+)" is broken/.exec(issue) ?? []
    // What is in front stands above other text.
    if (isInFront && issue.includes(" overlaps ")) return false
    return !broken || !hostile.join().includes(broken)
  })
  expect.soft(issues.slice(0, 8), place).toEqual([])
}

/** Makes the window as high as the page, so that no bar covers text. */
async function showWhole(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
}

/** The addresses of all pages of a built site. */
const pathsOf = (folder: string) =>
  listFiles(join(folder, "public"))
    .filter((file) => file.endsWith("index.html"))
    .map((file) => `/${file.replace("index.html", "")}`)

test("the longest and the oddest content has room on every page, in the menu and in messages", async ({
  page,
  built,
}) => {
  const { address, folder } = built
  for (const size of [smallest, large])
    await test.step(`${size.width} px`, async () => {
      for (const path of pathsOf(folder)) {
        await page.goto(address + path)
        await showWhole(page, size.width)
        await expectRoom(page, path)
      }
      await page.setViewportSize(size)
      await visit(page, `${address}/contact/`)
      await page.locator("main form button[type=submit]").click()
      await expect.soft(notification(page)).toBeInViewport({ ratio: 1 })
      await expect.soft(notification(page).getByRole("button")).toBeInViewport({ ratio: 1 })
      await expectRoom(page, "notification", true)
      if (size !== smallest) return
      await visit(page, `${address}/`)
      await page.locator("header button[popovertarget]").click()
      await expect.soft(page.locator("[popover]")).toBeInViewport({ ratio: 1 })
      await expectRoom(page, "menu", true)
      // A trial scrolls to the link, and fails if something covers it.
      for (const link of await page.locator("[popover] a").all()) await link.click({ trial: true })
    })
})

test("hostile content runs on no page, loads nothing and makes no element", async ({
  page,
  built,
}) => {
  const { origin } = new URL(built.address)
  const foreign: string[] = []
  page.on("dialog", (dialog) => foreign.push(dialog.message()))
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      foreign.push(request.url())
  })
  for (const path of pathsOf(built.folder))
    await test.step(path, async () => {
      await page.goto(built.address + path)
      const before = await page.locator("main").textContent()
      await waitForHydration(page)
      await expect(page.locator("main")).toHaveText(before ?? "", { useInnerText: false })
      const made = await page.evaluate(() => ({
        handlers: document.querySelectorAll("[onerror], [onload], [onfocus], [onmouseover]").length,
        elements: document.querySelectorAll("iframe, base, math, object, embed, plaintext").length,
        data: [...document.querySelectorAll("script[type*=json]")].map(
          ({ textContent }) => textContent,
        ),
        addresses: [...document.querySelectorAll("[href], [src], [action]")].flatMap((one) =>
          ["href", "src", "action"].map((name) => one.getAttribute(name) ?? ""),
        ),
      }))
      expect(made).toMatchObject({ handlers: 0, elements: 0 })
      for (const json of made.data) JSON.parse(json)
      const isHostile = /^\s*(javascript|data:text)|^(https?:)?[/\\]+[^/]*(evil|good)/i
      expect(made.addresses.filter((one) => isHostile.test(one))).toEqual([])
    })
  expect(foreign).toEqual([])
})

const countLines = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => top)).size
}

for (const name of ["usual", "smallest"])
  test(`sections with ${name} content have room, fill their width and can be read`, async ({
    page,
    built,
  }) => {
    await page.goto(`${built.address}/${name}/`)
    for (const width of [320, 768, 1440, 1920]) {
      await showWhole(page, width)
      await expectRoom(page, `${width} px`)
      if (width !== 1440) continue
      // The label of the link home does not begin with the name of this site.
      await expectNoViolations(page, "main")
      expect.soft(await findEmptySpace(page)).toEqual([])
    }
  })

test("figures stand on one line, prices at one height, and paper shows folded answers", async ({
  page,
  built,
}) => {
  await page.setViewportSize(large)
  await page.goto(`${built.address}/usual/`)
  for (const figure of await page.locator("dt + dd").all())
    expect.soft(await figure.evaluate(countLines), await figure.innerText()).toBe(1)
  for (const part of ["strong", "a"]) {
    const all = await page.locator(`ul:has(mark) > li ${part}`).all()
    const tops = all.map(async (one) => Math.round((await one.boundingBox())?.y ?? 0))
    expect.soft(new Set(await Promise.all(tops)).size, part).toBe(1)
  }
  await page.emulateMedia({ media: "print" })
  const answer = page.locator("details:not([open]) p").first()
  expect.soft((await answer.boundingBox())?.height).toBeGreaterThan(10)
})

test("nothing moves while fonts and pictures arrive late", async ({ page, built }) => {
  for (const [size, name] of [
    [large, "every-kind"],
    [small, "usual"],
  ] as const) {
    await page.setViewportSize(size)
    await expectNoShiftByLateFiles(page, `${built.address}/${name}/`)
  }
})

test("contact items stand at the lower edge of a phone, except beside a form", async ({
  page,
  built,
}) => {
  await page.setViewportSize(small)
  await page.goto(`${built.address}/usual/`)
  const link = page.getByRole("link", { name: call.label, exact: true })
  await expect(link).toBeInViewport()
  await expect(link).toHaveAttribute("href", /^tel:/)
  const about = `${chat.to}?text=The%20page%20usual%20of%20sections`
  await expect(page.getByRole("link", { name: chat.label })).toHaveAttribute("href", about)
  await page.goto(`${built.address}/contact/`)
  await expect(link).toBeHidden()
  await page.setViewportSize(large)
  await page.goto(`${built.address}/usual/`)
  await expect(link).toBeHidden()
})

const pictures = (page: Page) => page.locator("a[aria-haspopup=dialog]")
const status = (page: Page) => page.getByRole("dialog").getByRole("status")

test("a picture opens large, also before React is there, and the keyboard goes through all", async ({
  page,
  built,
}) => {
  let release = () => {}
  const isPressed = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/app-\w+\.js$/, async (route) => {
    await isPressed
    await route.continue()
  })
  await page.goto(`${built.address}/usual/`)
  const link = pictures(page).first()
  await link.click()
  await expect(link).toHaveAttribute("aria-busy", "true")
  release()
  await expect(status(page)).toContainText("1 / 2")
  await expect(status(page)).toContainText("A caption")
  await expectNoViolations(page)
  await page.keyboard.press("ArrowRight")
  await expect(status(page)).toContainText("2 / 2")
  await expect(page.getByRole("dialog").locator("[aria-disabled=true]")).toHaveCount(1)
  await expect(page.getByRole("dialog").getByRole("img")).toBeInViewport({ ratio: 0.99 })
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(link).toBeFocused()
})

test.describe("the script of the large view is missing", () => {
  test.use({ expectsErrors: true })

  for (const files of [/\/large-view-\w+\.js$/, /\/app-\w+\.js$/])
    test(`a picture leads to its file without ${files.source}`, async ({ page, built }) => {
      await page.route(files, (route) => route.abort())
      await page.goto(`${built.address}/usual/`)
      await pictures(page).first().click()
      await expect(page).toHaveURL(/\.webp$/)
    })
})
