import { expect, test } from "../fixtures/editor"

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
