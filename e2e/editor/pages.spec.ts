import { expect, test, text } from "../fixtures/editor"

test("sections are dragged; a page that gets another address is edited there, and undo leads back", async ({
  page,
  editor,
}) => {
  await editor.open("pages/poultry.json")
  // What is dragged must not be drawn anew meanwhile.
  await expect(editor.preview.getByRole("heading", { level: 1 })).toBeVisible()
  const rows = page.locator("[data-path=sections] > ol > li")
  const grip = rows.first().locator("[draggable=true]")
  await grip.dragTo(rows.nth(1), { targetPosition: { x: 100, y: 50 } })
  await expect(rows).toContainText([/^Text/, /^Steps/, /^Questions/, /^Call to action/])
  await editor.chooseInMenu("Poultry trading in detail", "start.address")
  await editor.dialog.getByRole("textbox").fill("birds")
  await page.keyboard.press("Enter")
  // While the dialog is open, Ctrl+Z is for its field.
  await expect(editor.dialog).toBeHidden()
  await expect(page).toHaveURL(/#\/edit\/pages\/birds\.json$/)
  await page.keyboard.press("ControlOrMeta+z")
  await expect(page).toHaveURL(/#\/edit\/pages\/poultry\.json$/)
  await editor.button("item.redo").click()
  await expect(editor.preview.getByRole("heading", { level: 1 })).toHaveText(/^From the offer/)
  await editor.save()
  expect(editor.changedFiles()).toEqual([
    " M content/pages/how-we-work.json",
    " D content/pages/poultry.json",
    " M content/site.json",
    "?? content/pages/birds.json",
  ])
  expect(editor.saved("site.json").redirects).toEqual([{ from: "/poultry/", to: "/birds/" }])
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
