import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/editor"

test.use({ permissions: ["clipboard-read", "clipboard-write"] })

/** Puts words and their HTML into the clipboard, as another program does. */
const copy = (page: Page, words: string, html: string) =>
  page.evaluate(async (parts) => navigator.clipboard.write([new ClipboardItem(parts)]), {
    "text/plain": words,
    "text/html": html,
  })

test("words are pasted with their look, which one undo takes back", async ({ page, editor }) => {
  await editor.open("pages/privacy.json", ["sections", 0, "text", "body"])
  const field = page.locator("main textarea:focus")
  const before = await field.inputValue()
  await copy(page, "Two days", "<p><b>Two</b> days</p>")
  await page.keyboard.press("ControlOrMeta+Home")
  await page.keyboard.press("ControlOrMeta+v")
  await page.keyboard.type("! ")
  await expect(field).toHaveValue(`**Two** days! ${before}`)
  await page.keyboard.press("ControlOrMeta+z")
  await page.keyboard.press("ControlOrMeta+z")
  await expect(field).toHaveValue(before)
  await page.keyboard.press("ControlOrMeta+Shift+v")
  await expect(field).toHaveValue(/Two days/)
  await expect(field).not.toHaveValue(/\*\*Two/)
})

test("what no page can show is not pasted, neither into the form nor into the page", async ({
  page,
  editor,
}) => {
  await editor.open("pages/home.json")
  const heading = editor.preview.getByRole("heading", { name: "A Unified Vision" })
  await heading.click()
  const field = page.locator("main :focus")
  await expect(field).toHaveValue("A Unified Vision for Diverse Markets")
  await copy(page, " \u200bto\u00adday", "<b>today</b>")
  await page.keyboard.press("End")
  await page.keyboard.press("ControlOrMeta+v")
  await expect(field).toHaveValue("A Unified Vision for Diverse Markets today")
  await heading.dblclick()
  await page.keyboard.press("ControlOrMeta+End")
  await page.keyboard.press("ControlOrMeta+v")
  await expect(heading).toHaveText("A Unified Vision for Diverse Markets today today")
})
