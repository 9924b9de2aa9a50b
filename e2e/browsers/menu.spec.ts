import { site } from "../support/content"
import { click, focusedName, isShown, path, visit } from "./page"
import { expect, test } from "./test"

const { menu } = site.navigation
const [first, second] = site.navigation.links

// With an announcement, the menu opens below a bar that is not at the top.
test("the menu opens by a click, closes by Escape, and its link opens a page", async ({
  tab,
  trial,
}) => {
  await visit(tab, `${trial.origin}/privacy/`)
  const isOpen = () => tab.run(() => document.querySelector(":popover-open") !== null, null)
  await click(tab, menu)
  await expect.poll(isOpen).toBe(true)
  const box = await tab.run(() => {
    const { top, bottom } = document.querySelector(":popover-open")?.getBoundingClientRect() ?? {}
    return { top, bottom, height: innerHeight }
  }, null)
  expect(box.top).toBeGreaterThan(0)
  expect(box.bottom).toBeLessThanOrEqual(box.height)
  await tab.press("Escape")
  await expect.poll(isOpen).toBe(false)
  await click(tab, menu)
  await click(tab, second.label)
  await expect.poll(() => path(tab)).toBe(second.to)
  await expect.poll(isOpen).toBe(false)
})

test("the keyboard opens the menu, moves through its links and follows one", async ({
  tab,
  trial,
}) => {
  await visit(tab, `${trial.origin}/privacy/`)
  await tab.run(() => document.querySelector<HTMLElement>("[popovertarget]")?.focus(), null)
  await tab.press("Enter")
  await expect.poll(() => isShown(tab, first.label)).toBe(true)
  await tab.press("Tab")
  await expect.poll(() => focusedName(tab)).toBe(first.label)
  await tab.press("Tab")
  await expect.poll(() => focusedName(tab)).toBe(second.label)
  await tab.press("Enter")
  await expect.poll(() => path(tab)).toBe(second.to)
})
