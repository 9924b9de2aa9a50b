import { expect, test } from "../fixtures/editor"
import { text } from "../../plugins/content-editor/ui/words/words"

const file = "services/poultry-trading.json"
const title = "Poultry Trading"
const moment = "12 December 2098"

test("a venture is planned by keyboard, marked, filtered, looked at on its day, and undone", async ({
  page,
  editor,
}) => {
  const heading = editor.preview.getByRole("heading", { name: title, level: 2 })
  await editor.open(file, ["shown", "from"])
  await expect(page.getByLabel("From", { exact: true })).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.keyboard.type("12122098")
  await expect(heading).toBeHidden()
  await expect(page.getByText(text("preview.absent", { name: title }))).toBeVisible()

  await page.getByRole("button", { name: text("preview.lookAt", { moment }) }).press("Enter")
  await expect(heading).toBeVisible()
  const day = page.getByLabel(text("preview.asOn"))
  await expect(day).toHaveValue("2098-12-12T00:00")
  await day.clear()
  await expect(heading).toBeHidden()

  await page.getByRole("link", { name: text("item.back") }).press("Enter")
  const row = page.getByRole("row", { name: title, exact: true })
  await expect(row).toContainText(text("start.planned", { moment }))
  const filter = page.getByRole("group", { name: text("start.filter") })
  await filter.getByRole("button", { name: text("visibility.planned") }).press("Enter")
  await expect(page.getByRole("row")).toHaveCount(1)

  await row.press("Enter")
  await editor.undo()
  await expect(page.getByText(text("preview.absent", { name: title }))).toBeHidden()
  await editor.redo()
  await page.goBack()
  await expect(page.getByRole("row")).toHaveCount(1)
  await row.press("Enter")
  await editor.undo()
  await page.goBack()
  await expect(filter).toBeHidden()
  expect(editor.changedFiles()).toEqual([])
})
