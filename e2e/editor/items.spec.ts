import { expect, test, text } from "../fixtures/editor"

const titles = ["E-commerce & Fashion", "Founder-Investor Connect", "Poultry Trading"]

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
