import { expect, test, text } from "../../fixtures/editor"

test.use({ permissions: ["clipboard-read", "clipboard-write"] })

const titles = ["E-commerce & Fashion", "Founder-Investor Connect", "Poultry Trading"]

test("items are put in order by mouse and by keyboard, and only positions change", async ({
  page,
  editor,
}) => {
  await editor.openStart()
  const rows = page.getByRole("grid", { name: "Ventures" }).getByRole("row")
  const expectOrder = (...order: number[]) =>
    expect(rows).toContainText(order.map((index) => titles[index]))
  await expectOrder(0, 1, 2)
  await rows.nth(2).dragTo(rows.first(), { targetPosition: { x: 100, y: 2 } })
  await expectOrder(2, 0, 1)

  await page.getByRole("button", { name: text("start.drag", { title: titles[2] }) }).focus()
  for (const key of ["Enter", "ArrowDown", "Enter"]) await page.keyboard.press(key)
  await expectOrder(0, 2, 1)
  await editor.save()
  expect(editor.changedLines().every((line) => line.includes('"position"'))).toBe(true)
})

test("search finds a text of any content and leads to its field", async ({ page, editor }) => {
  await editor.open("values/ambition.json")
  await page.keyboard.press("ControlOrMeta+k")
  await page.keyboard.type("unified vision")
  await page.getByRole("link", { name: /A Unified Vision/ }).click()
  await expect(editor.field("Heading").and(editor.focused)).toHaveValue(/^A Unified Vision/)
  await expect(editor.preview.getByRole("heading", { name: "Unified" })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole("searchbox")).toHaveValue("unified vision")
  await page.getByRole("link", { name: text("start.title") }).click()
  await expect(page.getByRole("searchbox")).toHaveValue("")
})

test("an article of today with a picture takes eight presses until it is saved", async ({
  page,
  editor,
}) => {
  await editor.create("Article", "A day at the market")
  // The example is selected, so what is typed takes its place.
  await expect(editor.button("markdown.bold").first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toMatch(/^Say in two/)
  await page.keyboard.type("We sold all hens.")
  await expect(editor.field("Introduction")).toHaveText("We sold all hens.")
  await editor.button("pictures.choose").first().click()
  await editor.dialog.getByText("hero.png").click()
  await page.keyboard.insertText("Hens in the sun")
  await page.getByRole("button", { name: /^Text · What/ }).click()
  await page.keyboard.insertText("The day")
  await editor.field("Text").click()
  await page.keyboard.insertText("It was hot.")
  await page.getByRole("button", { name: text("unfinished.count", { count: 1 }) }).click()
  await page.keyboard.insertText("All hens found a new home in a day.")
  await editor.save()
  expect(editor.saved("news/a-day-at-the-market.json")).toMatchObject({
    top: { introduction: "We sold all hens.", picture: { description: "Hens in the sun" } },
    sections: [{ text: { title: "The day", body: "It was hot." } }],
  })
})

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
