import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/test"
import { site } from "../support/content"
import { barPages, expectPage, linkIn, menuToggle, small, visit } from "../support/navigation"

const { label: barName, links } = site.navigation

const menu = (page: Page) => page.getByRole("navigation", { name: barName })
const link = (page: Page, name: string) => linkIn(menu(page), name)
const expectClosed = (page: Page) => expect(menu(page).getByRole("link")).toHaveCount(0)

async function open(page: Page) {
  await menuToggle(page).click()
  for (const { label } of links) await expect(link(page, label)).toBeInViewport({ ratio: 1 })
}

test.use({ viewport: small })

for (const javaScriptEnabled of [true, false])
  test.describe(`with script ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled })

    test("the toggle, Escape and a tap outside open and close the menu", async ({ page }) => {
      await (javaScriptEnabled ? visit(page, "/") : page.goto("/"))
      await expectClosed(page)
      for (const close of [
        () => menuToggle(page).click(),
        () => page.keyboard.press("Escape"),
        () => page.mouse.click(small.width / 2, small.height - 20),
      ]) {
        await open(page)
        await close()
        await expectClosed(page)
      }
      await expect(page).toHaveURL("/")
      if (javaScriptEnabled) await expect(menuToggle(page)).toBeFocused()
    })
  })

test("the keyboard reaches each link where the menu is higher than the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 200 })
  await visit(page, "/no-such-page/")
  await menuToggle(page).focus()
  await page.keyboard.press("Enter")
  for (const { label } of links) {
    await page.keyboard.press("Tab")
    await expect(link(page, label)).toBeFocused()
    await expect(link(page, label)).toBeInViewport({ ratio: 1 })
  }
  // It does not cover what has the focus next.
  await page.keyboard.press("Tab")
  await expectClosed(page)
  await expect(menuToggle(page)).not.toBeFocused()
})

test("closes the menu when a link is tapped, also that of the current page", async ({ page }) => {
  await visit(page, "/")
  for (const { label, to } of [...barPages, ...barPages.slice(-1)]) {
    await open(page)
    await link(page, label).click()
    await expectPage(page, to)
    await expectClosed(page)
  }
  await expect(menuToggle(page)).toBeFocused()
})

test("the toggle has an edge in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await page.goto("/")
  await expect(menuToggle(page)).toHaveCSS("border-style", "solid")
})
