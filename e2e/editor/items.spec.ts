import { expect, test } from "../fixtures/editor"

test("a new venture starts without red, and moves nothing that is pressed", async ({
  page,
  editor,
}) => {
  await editor.create("venture", "Bee Keeping")
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0)

  // A field gets its message after the press that leaves it.
  const choose = editor.button("pictures.choose")
  await editor.field("Feature 1").click()
  await choose.evaluate((button) => button.scrollIntoView({ block: "center" }))
  const box = await choose.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
  await page.mouse.down()
  expect(await choose.boundingBox()).toEqual(box)
  await page.mouse.up()
  await editor.dialog.getByText("hero.png").click()
  await expect(editor.field("Feature 1")).toHaveAttribute("aria-invalid")
})
