import { expect, test } from "../../fixtures/editor"
import { text } from "../../../plugins/content-editor/ui/words/words"

const file = "values/ambition.json"

test("an earlier save can be looked at and taken over, as a whole or by field", async ({
  page,
  editor,
}) => {
  await editor.open(file)
  await editor.field("Title").fill("Boldness")
  await editor.field("Description").fill("To dare.")
  await editor.save()
  await page.getByRole("button", { name: text("item.versions") }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByText("The site").click()
  await dialog.getByRole("button", { name: `${text("versions.take")}: Title` }).click()
  await page.keyboard.press("Escape")
  await expect(editor.field("Title")).toHaveValue("Ambition")
  await expect(editor.field("Description")).toHaveValue("To dare.")
  await editor.save()
  expect(editor.saved(file)).toMatchObject({ title: "Ambition", description: "To dare." })
})
