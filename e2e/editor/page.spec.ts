import type { Page } from "@playwright/test"
import { expect, test, text, type Editor } from "../fixtures/editor"

test.use({ permissions: ["clipboard-read", "clipboard-write"] })

const title = "A Unified Vision for Diverse Markets"
const headingIn = ({ preview }: Editor) => preview.getByRole("heading", { name: title })

/** Puts words and their HTML into the clipboard, as another program does. */
const copy = (page: Page, words: string, html: string) =>
  page.evaluate(async (parts) => navigator.clipboard.write([new ClipboardItem(parts)]), {
    "text/plain": words,
    "text/html": html,
  })

test("typing in the page changes its file, also right after a double click", async ({
  page,
  editor,
}) => {
  await editor.open("pages/home.json")
  const heading = headingIn(editor)
  await heading.scrollIntoViewIfNeeded()
  await heading.dblclick()
  await page.keyboard.press("ControlOrMeta+End")
  await page.keyboard.type("!")
  // The first click has marked the field by now.
  await expect(editor.field("Heading")).toHaveValue(`${title}!`)
  await expect(heading).toBeFocused()
  await page.keyboard.press("Enter")
  await editor.save()
  expect(editor.changedLines()).toEqual([`-    "title": "${title}",`, `+    "title": "${title}!",`])

  // A text of another file. The link of the card covers its heading.
  await editor.preview.getByRole("heading", { name: "Poultry Trading" }).click({ force: true })
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Poultry Trading")
  await expect(editor.focused).toHaveValue("Poultry Trading")
})

test("Form and Page are two views on a phone, and a click in the page leads to the field", async ({
  page,
  editor,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await editor.open("pages/home.json")
  const frame = page.locator(`iframe[title="${text("preview.title")}"]`)
  await expect(frame).toBeHidden()
  await page.getByText(text("item.page"), { exact: true }).click()
  await expect(frame).toBeVisible()
  await headingIn(editor).click()
  await expect(frame).toBeHidden()
  await expect(editor.focused).toHaveValue(title)
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
  for (let steps = 0; steps < 2; steps++) await page.keyboard.press("ControlOrMeta+z")
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
  const heading = headingIn(editor)
  await heading.click()
  await expect(editor.focused).toHaveValue(title)
  await copy(page, " \u200bto\u00adday", "<b>today</b>")
  await page.keyboard.press("End")
  await page.keyboard.press("ControlOrMeta+v")
  await expect(editor.focused).toHaveValue(`${title} today`)
  await heading.dblclick()
  await page.keyboard.press("ControlOrMeta+End")
  await page.keyboard.press("ControlOrMeta+v")
  await expect(heading).toHaveText(`${title} today today`)
})
