import { expect, test } from "../../fixtures/editor"

test.use({ permissions: ["clipboard-read", "clipboard-write"] })

test("words are pasted with their look, which one undo takes back", async ({ page, editor }) => {
  await editor.open("pages/privacy.json", ["sections", 0, "text", "body"])
  const field = page.locator("main [role=textbox]:focus")
  const before = await field.innerText()
  // As another program does it.
  await page.evaluate(() => {
    const parts = { "text/plain": "Two days", "text/html": "<p><b>Two</b> days</p>" }
    return navigator.clipboard.write([new ClipboardItem(parts)])
  })
  await page.keyboard.press("ControlOrMeta+Home")
  await page.keyboard.press("ControlOrMeta+v")
  await page.keyboard.type("! ")
  const bold = field.locator("strong", { hasText: "Two" })
  await expect(bold).toBeVisible()
  await expect(field).toHaveText(/^Two days! /)
  for (let steps = 0; steps < 2; steps++) await page.keyboard.press("ControlOrMeta+z")
  await expect(field).toHaveText(before, { useInnerText: true })
  await page.keyboard.press("ControlOrMeta+Shift+v")
  await expect(field).toHaveText(/Two days/)
  await expect(bold).toBeHidden()
})
