import type { Page } from "@playwright/test"
import { expect, test, text } from "../fixtures/editor"

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: string, role: "grid" | "textbox") {
  const target = page.getByRole(role, { name }).first()
  for (let presses = 1; presses <= 40; presses++) {
    await page.keyboard.press("Tab")
    if (await target.evaluate((element) => element.contains(document.activeElement))) return
  }
  throw new Error(`40 presses of Tab do not reach ${name}.`)
}

test("an item is found, changed, undone and saved by keyboard alone", async ({ page, editor }) => {
  await editor.openStart()
  await tabTo(page, "Values", "grid")
  await page.keyboard.press("End")
  await expect(page.getByRole("row", { name: "Excellence" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Excellence")
  await tabTo(page, "Title", "textbox")
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("Greatness")
  await expect(editor.preview.getByText("Greatness")).toBeVisible()
  await page.keyboard.press("ControlOrMeta+z")
  await expect(editor.field("Title")).not.toHaveValue("Greatness")
  await page.keyboard.press("ControlOrMeta+y")
  await expect(editor.field("Title")).toHaveValue("Greatness")
  await page.keyboard.press("ControlOrMeta+s")
  await editor.expectSaved()
  expect(editor.saved("values/excellence.json").title).toBe("Greatness")
})

test("the way back leads to the item that was left", async ({ page, editor }) => {
  await editor.openStart()
  await page.getByRole("row", { name: "Excellence" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole("row", { name: "Excellence" })).toBeFocused()
  await page.getByRole("link", { name: text("changes.title") }).click()
  await page.goBack()
  await expect(page.getByRole("heading", { name: text("start.title") })).toBeFocused()
})

test("no bar covers what has the focus, on a phone and at a desk", async ({ page, editor }) => {
  const isCovered = () => {
    const focused = document.activeElement ?? document.body
    const { left, top, width, height } = focused.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
    return !focused.contains(shown) && !shown?.contains(focused)
  }
  await editor.openStart()
  for (const [width, height] of [
    [390, 700],
    [1440, 600],
  ]) {
    await page.setViewportSize({ width, height })
    await editor.open("pages/poultry.json", ["top", "title"])
    for (const key of ["Tab", "Shift+Tab"])
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press(key)
        expect(await page.evaluate(isCovered), `${width} px, ${key}, ${presses}`).toBe(false)
      }
    await page.getByRole("link", { name: text("item.back") }).click()
  }
})
