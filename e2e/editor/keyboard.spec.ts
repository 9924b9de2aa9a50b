import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/editor"

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
  await page.goBack()
  await expect(page.getByRole("row", { name: "Excellence" })).toBeFocused()
  await page.keyboard.press("Enter")
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
