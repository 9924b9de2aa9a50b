import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/test"
import { site } from "../support/content"
import { expectPage, linkIn, menuToggle, small, visit } from "../support/navigation"

const { label: barName, menu: toggleName, links } = site.navigation

const menu = (page: Page) => page.getByRole("navigation", { name: barName })
const link = (page: Page, name: string) => linkIn(menu(page), name)

async function expectOpen(page: Page) {
  for (const { label } of links) await expect(link(page, label)).toBeVisible()
}

async function expectClosed(page: Page) {
  await expect(menu(page).getByRole("link")).toHaveCount(0)
  await expect(menu(page).locator("a").first()).toBeHidden()
}

async function open(page: Page) {
  await menuToggle(page).click()
  await expectOpen(page)
}

const tapOutside = (page: Page) => page.mouse.click(small.width / 2, small.height - 20)

/** The state of the toggle in the accessibility tree. */
async function isExpanded(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send("Accessibility.getFullAXTree")
  const toggle = nodes.find(
    ({ role, name }) => role?.value === "button" && name?.value === toggleName,
  )
  return toggle?.properties?.find(({ name }) => name === "expanded")?.value.value
}

test.use({ viewport: small })

for (const javaScriptEnabled of [true, false])
  test.describe(`with script ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled })

    test("the toggle, Escape and a tap outside open and close the menu", async ({ page }) => {
      if (javaScriptEnabled) await visit(page, "/")
      else await page.goto("/")
      await expectClosed(page)
      expect(await isExpanded(page)).toBe(false)
      await open(page)
      expect(await isExpanded(page)).toBe(true)
      for (const { label } of links) await expect(link(page, label)).toBeInViewport({ ratio: 1 })
      await menuToggle(page).click()
      await expectClosed(page)
      expect(await isExpanded(page)).toBe(false)

      await open(page)
      await page.keyboard.press("Escape")
      await expectClosed(page)
      await expect(menuToggle(page)).toBeFocused()

      await open(page)
      await tapOutside(page)
      await expectClosed(page)
      await expect(page).toHaveURL("/")
      if (javaScriptEnabled) await expect(menuToggle(page)).toBeFocused()
    })
  })

test("each link can be reached where the menu is higher than the screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 })
  await visit(page, "/")
  await menuToggle(page).focus()
  await page.keyboard.press("Enter")
  for (const { label } of links) {
    await page.keyboard.press("Tab")
    await expect(link(page, label)).toBeFocused()
    await expect(link(page, label)).toBeInViewport({ ratio: 1 })
  }
})

test("the toggle has an edge in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await page.goto("/")
  await expect(menuToggle(page)).toHaveCSS("border-style", "solid")
})

test("closes the menu when a link is tapped, also that of the current page", async ({ page }) => {
  await visit(page, "/")
  for (const { label, to } of [...links.toReversed(), links[0]]) {
    await open(page)
    await link(page, label).click()
    await expectPage(page, to)
    await expectClosed(page)
  }
  await expect(menuToggle(page)).toBeFocused()
})

test("the keyboard opens the menu, moves through its links and follows one", async ({ page }) => {
  await visit(page, "/")
  await menuToggle(page).focus()
  await page.keyboard.press("Space")
  await expectOpen(page)
  await page.keyboard.press("Tab")
  await expect(link(page, links[0].label)).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expectPage(page, links[1].to)
  await expectClosed(page)
})
