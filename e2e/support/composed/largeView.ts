import type { Page } from "@playwright/test"
import { expect, test } from "../../fixtures/workspace"
import { expectNoViolations } from "../audits/axe"
import { small, visit } from "../navigation"

/** Tests the large view of the pictures of a gallery of two, the first of which has a caption. */
export function testLargeView(gallery: () => string) {
  const links = (page: Page) => page.locator("a[aria-haspopup=dialog]")
  const dialog = (page: Page) => page.getByRole("dialog")
  const status = (page: Page) => dialog(page).getByRole("status")

  /** Presses the first picture, and expects its file in place of the page. */
  async function expectFile(page: Page) {
    await links(page).first().click()
    await expect(page).toHaveURL(/\.webp$/)
    await expect(page.locator("img")).toHaveJSProperty("complete", true)
  }

  test("a picture opens large, also before React is there, and the keyboard goes through all", async ({
    page,
  }) => {
    let release = () => {}
    const isPressed = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/app-\w+\.js$/, async (route) => {
      await isPressed
      await route.continue()
    })
    await page.goto(gallery())
    const link = links(page).first()
    await link.click()
    await expect(link).toHaveAttribute("aria-busy", "true")
    release()
    await expect(status(page)).toContainText("1 / 2")
    await expect(status(page)).toContainText("A caption")
    await expectNoViolations(page)

    await page.keyboard.press("ArrowRight")
    await expect(status(page)).toContainText("2 / 2")
    const [previous, next] = ["Previous", "Next"].map((name) => page.getByRole("button", { name }))
    await expect(next).toHaveAttribute("aria-disabled", "true")
    await previous.press("Enter")
    await expect(status(page)).toContainText("1 / 2")
    await next.click()
    await expect(status(page)).toContainText("2 / 2")
    await expect(dialog(page).getByRole("img")).toBeInViewport({ ratio: 0.99 })

    await page.keyboard.press("Escape")
    await expect(dialog(page)).toBeHidden()
    await expect(link).toBeFocused()
    await link.press("Enter")
    await page.getByRole("button", { name: "Close" }).click()
    await expect(dialog(page)).toBeHidden()
  })

  test.describe("on a phone", () => {
    test.use({ viewport: small, hasTouch: true })

    test("a swipe shows the next picture", async ({ page }) => {
      await visit(page, gallery())
      await links(page).first().tap()
      await expect(status(page)).toContainText("1 / 2")
      const session = await page.context().newCDPSession(page)
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
        session.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: small.height / 2 }],
        })
      await touch("touchStart", 320)
      for (let x = 300; x > 60; x -= 20) await touch("touchMove", x)
      await touch("touchEnd")
      await expect(status(page)).toContainText("2 / 2")
    })
  })

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false })

    test("a picture leads to its file", async ({ page }) => {
      await page.goto(gallery())
      await expectFile(page)
    })
  })

  for (const [missing, files] of [
    ["the large view", /\/large-view-\w+\.js$/],
    ["React", /\/app-\w+\.js$/],
  ] as const)
    test(`where the script of ${missing} is missing, a picture leads to its file`, async ({
      page,
    }) => {
      await page.route(files, (route) => route.abort())
      await page.goto(gallery())
      await expectFile(page)
    })
}
