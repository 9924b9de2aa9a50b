import { expect, test, text } from "../fixtures/editor"

test("sections are dragged; a page that gets another address is edited there, and undo leads back", async ({
  page,
  editor,
}) => {
  await editor.open("pages/poultry.json")
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

test("an incomplete page is kept as a draft, and shown when what is missing is written", async ({
  page,
  editor,
}) => {
  const file = "pages/winter-market.json"
  await editor.create("page", "Winter market", "An empty page")
  await editor.button("draft.save").click()
  await editor.expectSaved()
  expect(editor.saved(file).draft).toBe(true)
  await expect(editor.preview.getByRole("heading", { name: "Winter market" })).toBeVisible()

  const show = editor.button("start.show")
  await show.click()
  await expect(page.getByText(text("draft.incomplete", { count: 2 }))).toBeVisible()
  expect(editor.saved(file).draft).toBe(true)
  // The focus is at what is missing: a section.
  await page.keyboard.press("Enter")
  await editor.dialog.getByRole("button", { name: /^Text/ }).click()
  await expect(page.getByText(text("draft.incomplete", { count: 1 }))).toBeVisible()
  await show.click()
  const description = editor.field("Description for search engines")
  await expect(description).toBeFocused()
  await description.fill("Stalls, tea and songs. ".repeat(5))
  await expect(page.getByText(text("draft.complete"))).toBeVisible()
  await show.click()
  await expect.poll(() => editor.saved(file).draft).toBeUndefined()
})

test("the number of what is unfinished leads to its field by keyboard", async ({
  page,
  editor,
  site,
}) => {
  site.replace("content/values/ambition.json", ['"Ambition"', '"Lorem ipsum"'])
  await editor.openStart()
  await page.getByRole("row", { name: "Lorem ipsum" }).focus()
  for (const key of ["ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key)
  await expect(editor.field("Title")).toBeFocused()
})

test("a venture is planned by keyboard, marked, filtered, and looked at on its day", async ({
  page,
  editor,
}) => {
  const title = "Poultry Trading"
  const moment = "12 December 2098"
  const heading = editor.preview.getByRole("heading", { name: title, level: 2 })
  await editor.open("services/poultry-trading.json", ["shown", "from"])
  await expect(page.getByLabel("From", { exact: true })).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.keyboard.type("12122098")
  await expect(heading).toBeHidden()
  await page.getByRole("button", { name: text("preview.lookAt", { moment }) }).press("Enter")
  await expect(heading).toBeVisible()
  await page.getByLabel(text("preview.asOn")).clear()
  await expect(heading).toBeHidden()

  await page.getByRole("link", { name: text("item.back") }).press("Enter")
  await page.getByRole("button", { name: text("visibility.planned") }).press("Enter")
  await expect(page.getByRole("row")).toHaveText(new RegExp(text("start.planned", { moment })))
  await page.getByRole("row").press("Enter")
  await editor.button("item.undo").click()
  await expect(heading).toBeVisible()
  expect(editor.changedFiles()).toEqual([])
})
