import { expect, test } from "../fixtures/editor"
import { text } from "../../plugins/content-editor/ui/words/words"

test("an incomplete page is kept as a draft, seen in its preview, and shown by one press", async ({
  page,
  editor,
}) => {
  await editor.openStart()
  await page.getByRole("button", { name: text("start.newItem", { type: "page" }) }).click()
  await page.getByRole("dialog").getByRole("textbox").fill("Winter market")
  await page.getByRole("dialog").getByRole("combobox").selectOption("An empty page")
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: text("draft.save"), exact: true }).click()
  const show = page.getByRole("button", { name: text("start.show"), exact: true })
  await expect(show).toBeVisible()
  await editor.expectSaved()
  const file = "pages/winter-market.json"
  expect(editor.saved(file).draft).toBe(true)
  await expect(editor.preview.getByRole("heading", { name: "Winter market" })).toBeVisible()

  await show.click()
  await expect(page.getByText(text("draft.incomplete", { count: 2 }))).toBeVisible()
  expect(editor.saved(file).draft).toBe(true)

  await page.getByRole("link", { name: text("item.back") }).click()
  await page.getByRole("button", { name: text("visibility.draft") }).click()
  await expect(page.getByRole("row")).toHaveCount(1)
  await page.getByRole("row", { name: "Winter market" }).click()

  await show.click()
  await page.keyboard.press("Enter")
  await page.getByRole("dialog").getByRole("button", { name: /^Text/ }).click()
  await expect(page.getByText(text("draft.incomplete", { count: 1 }))).toBeVisible()
  await show.click()
  const description = editor.field("Description for search engines")
  await expect(description).toBeFocused()
  await description.fill("Stalls, tea and songs. ".repeat(5))
  await expect(page.getByText(text("draft.complete"))).toBeVisible()
  await show.click()
  await expect.poll(() => editor.saved(file).draft).toBeUndefined()
})

test("the number of what is unfinished leads to its field, by mouse and by keyboard", async ({
  page,
  editor,
  site,
}) => {
  const [value, title] = ["content/values/ambition.json", "Lorem ipsum"]
  site.replace(value, ['"Ambition"', `"${title}"`])
  await editor.openStart()
  const row = page.getByRole("row", { name: title })
  const count = text("unfinished.count", { count: 1 })
  await row.getByRole("link", { name: count }).click()
  await expect(editor.field("Title")).toBeFocused()

  await page.goBack()
  await row.focus()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowRight")
  await expect(row.getByRole("link", { name: count })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(editor.field("Title")).toBeFocused()
})
