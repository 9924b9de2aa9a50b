import { expect, test } from "../fixtures/editor"

test("a click in the page leads to the field, and typing there changes it", async ({
  page,
  editor,
}) => {
  await editor.open("pages/home.json")
  const heading = editor.preview.getByRole("heading", { name: "A Unified Vision" })
  await heading.click()
  await expect(page.locator("main :focus")).toHaveValue("A Unified Vision for Diverse Markets")

  await heading.dblclick()
  await page.keyboard.press("ControlOrMeta+End")
  await page.keyboard.type("!")
  await page.keyboard.press("Enter")
  await editor.save()
  expect(editor.changedLines()).toEqual([
    '-    "title": "A Unified Vision for Diverse Markets",',
    '+    "title": "A Unified Vision for Diverse Markets!",',
  ])
})

test("typing in the page goes on after a double click without a pause", async ({
  page,
  editor,
}) => {
  await editor.open("pages/home.json")
  const heading = editor.preview.getByRole("heading", { name: "A Unified Vision" })
  await heading.scrollIntoViewIfNeeded()
  await heading.dblclick()
  await page.keyboard.press("ControlOrMeta+End")
  await page.keyboard.type("!")
  // The first click has marked the field by now.
  await expect(editor.field("Heading")).toHaveValue("A Unified Vision for Diverse Markets!")
  await expect(heading).toBeFocused()
})

test("a click on a text of another file opens that file", async ({ page, editor }) => {
  await editor.open("pages/home.json")
  // The link of the card covers its heading.
  await editor.preview.getByRole("heading", { name: "Poultry Trading" }).click({ force: true })
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Poultry Trading")
  await expect(page.locator("main :focus")).toHaveValue("Poultry Trading")
})

test.describe("the server is away", () => {
  test.use({ expectsErrors: true })
  test("the page is shown as soon as the server is back", async ({ page, editor, site }) => {
    await editor.openStart()
    await site.stop()
    await editor.open("pages/home.json")
    const frame = page.frames().at(-1)
    await expect.poll(() => frame?.url()).toContain("chrome-error")
    await site.start()
    await expect(editor.preview.getByRole("heading", { name: "A Unified Vision" })).toBeVisible()
  })
})
