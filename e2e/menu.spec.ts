import { expect, type Page } from "@playwright/test"
import { below, expectToBeAt, large, small, visit } from "./browsing"
import { site } from "./support/content"
import { test } from "./fixtures/test"

const { label: barName, menu, links } = site.navigation

const toggle = (page: Page) => page.getByRole("button", { name: menu, exact: true })
const bar = (page: Page) => page.getByRole("navigation", { name: barName })
const link = (page: Page, name: string) => bar(page).getByRole("link", { name, exact: true })

async function expectOpen(page: Page) {
  for (const { label } of links) await expect(link(page, label)).toBeVisible()
}

async function expectClosed(page: Page) {
  await expect(bar(page).getByRole("link")).toHaveCount(0)
  await expect(bar(page).locator("a").first()).toBeHidden()
}

async function open(page: Page) {
  await toggle(page).click()
  await expectOpen(page)
}

/** What the browser tells assistive tools about the toggle's state. */
async function isExpanded(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send("Accessibility.getFullAXTree")
  const node = nodes.find(({ role, name }) => role?.value === "button" && name?.value === menu)
  return node?.properties?.find(({ name }) => name === "expanded")?.value.value
}

test.use({ viewport: small })

for (const javaScriptEnabled of [true, false])
  test.describe(`with script ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled })

    const arrive = (page: Page) => (javaScriptEnabled ? visit(page, "/") : page.goto(below("/")))

    test("the toggle opens and closes the menu and says so to assistive tools", async ({
      page,
    }) => {
      await arrive(page)
      await expectClosed(page)
      expect(await isExpanded(page)).toBe(false)
      await open(page)
      expect(await isExpanded(page)).toBe(true)
      await toggle(page).click()
      await expectClosed(page)
      expect(await isExpanded(page)).toBe(false)
    })

    test("each link of the menu leads where it says and leaves a closed menu", async ({ page }) => {
      await arrive(page)
      for (const { label, to } of links.toReversed()) {
        await open(page)
        await link(page, label).click()
        await expectToBeAt(page, to)
        await expectClosed(page)
      }
    })

    test("Escape closes the menu, and the focus is on the toggle", async ({ page }) => {
      await arrive(page)
      await open(page)
      await page.keyboard.press("Escape")
      await expectClosed(page)
      await expect(toggle(page)).toBeFocused()
    })

    test("a tap outside closes the menu", async ({ page }) => {
      await arrive(page)
      await open(page)
      await page.mouse.click(small.width / 2, small.height - 20)
      await expectClosed(page)
      await expect(page).toHaveURL(below("/"))
    })
  })

test("after a tap outside the focus is on the toggle", async ({ page }) => {
  await visit(page, "/")
  await open(page)
  await page.mouse.click(small.width / 2, small.height - 20)
  await expect(toggle(page)).toBeFocused()
})

test("a tap on the link of the current page closes the menu, and the focus is on the toggle", async ({
  page,
}) => {
  for (const { label, to } of links) {
    await visit(page, to)
    await open(page)
    await link(page, label).click()
    await expectClosed(page)
    await expect(toggle(page)).toBeFocused()
    await expectToBeAt(page, to)
  }
})

test("a keyboard opens the menu, goes through its links and closes it", async ({ page }) => {
  await visit(page, "/")
  await toggle(page).focus()
  await page.keyboard.press("Enter")
  await expectOpen(page)
  for (const { label } of links) {
    await page.keyboard.press("Tab")
    await expect(link(page, label)).toBeFocused()
  }
  await page.keyboard.press("Escape")
  await expectClosed(page)
  await expect(toggle(page)).toBeFocused()
  await page.keyboard.press("Space")
  await expectOpen(page)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expectToBeAt(page, links[1].to)
  await expectClosed(page)
})

test("the whole menu fits on the screen", async ({ page }) => {
  await visit(page, "/")
  await open(page)
  for (const { label } of links) await expect(link(page, label)).toBeInViewport({ ratio: 1 })
})

test("on a large screen there is no toggle and the links are there", async ({ page }) => {
  await page.setViewportSize(large)
  await visit(page, "/")
  await expect(toggle(page)).toBeHidden()
  await expectOpen(page)
  await link(page, links[1].label).click()
  await expectToBeAt(page, links[1].to)
})
