import type { Page } from "@playwright/test"
import { text } from "../../plugins/content-editor/ui/words/words"
import { expect, test } from "../fixtures/editor"

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: string, role: "grid" | "textbox" | "link" | "row") {
  const target = page.getByRole(role, { name }).first()
  for (let presses = 1; presses <= 40; presses++) {
    await page.keyboard.press("Tab")
    const isInside = await target.evaluate((element) => element.contains(document.activeElement))
    if (isInside) return presses
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

test("Form and Page are two views on a phone", async ({ page, editor }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await editor.open("pages/home.json")
  const frame = page.locator(`iframe[title="${text("preview.title")}"]`)
  await expect(frame).toBeHidden()
  await page.getByText(text("item.page"), { exact: true }).click()
  await expect(frame).toBeVisible()
  await editor.preview.getByRole("heading", { name: "A Unified Vision" }).click()
  await expect(frame).toBeHidden()
  await expect(page.locator("main :focus")).toHaveValue("A Unified Vision for Diverse Markets")
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

const windows = { "a phone": { width: 390, height: 700 }, "a desk": { width: 1440, height: 600 } }

for (const [name, size] of Object.entries(windows))
  test(`no bar of ${name} covers what has the focus`, async ({ page, editor }) => {
    await page.setViewportSize(size)
    await editor.open("pages/poultry.json", ["top", "title"])
    const isCovered = () => {
      const focused = document.activeElement ?? document.body
      const { left, top, width, height } = focused.getBoundingClientRect()
      const shown = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
      return !focused.contains(shown) && !shown?.contains(focused)
    }
    for (const key of ["Tab", "Shift+Tab"])
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press(key)
        expect(await page.evaluate(isCovered), `${key}, ${presses}`).toBe(false)
      }
  })
