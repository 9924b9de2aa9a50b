import { expect, test, text, type Editor } from "../fixtures/editor"

const title = "A Unified Vision for Diverse Markets"
const headingIn = ({ preview }: Editor) => preview.getByRole("heading", { name: title })

test("typing in the page changes its file, also right after a double click", async ({
  page,
  editor,
}) => {
  await editor.open("pages/home.json")
  const heading = headingIn(editor)
  await heading.scrollIntoViewIfNeeded()
  await heading.dblclick()
  await page.keyboard.press("ControlOrMeta+End")
  await page.keyboard.type("!")
  // The first click has marked the field by now.
  await expect(editor.field("Heading")).toHaveValue(`${title}!`)
  await expect(heading).toBeFocused()
  await page.keyboard.press("Enter")
  await editor.save()
  expect(editor.changedLines()).toEqual([`-    "title": "${title}",`, `+    "title": "${title}!",`])

  // A text of another file. The link of the card covers its heading.
  await editor.preview.getByRole("heading", { name: "Poultry Trading" }).click({ force: true })
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Poultry Trading")
  await expect(editor.focused).toHaveValue("Poultry Trading")
})

test("Form and Page are two views on a phone, and a click in the page leads to the field", async ({
  page,
  editor,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await editor.open("pages/home.json")
  const frame = page.locator(`iframe[title="${text("preview.title")}"]`)
  await expect(frame).toBeHidden()
  // Into smaller letters, an iPhone zooms.
  const fields = page.locator("main :is(input:not([type=checkbox]), textarea, select)")
  const sizes = (all: Element[]) => all.map((field) => parseFloat(getComputedStyle(field).fontSize))
  expect(Math.min(...(await fields.evaluateAll(sizes)))).toBeGreaterThanOrEqual(16)
  await page.getByText(text("item.page"), { exact: true }).click()
  await expect(frame).toBeVisible()
  await headingIn(editor).click()
  await expect(frame).toBeHidden()
  await expect(editor.focused).toHaveValue(title)
})

test("a list and a link are written where the cursor was", async ({ page, editor }) => {
  const file = "pages/privacy.json"
  await editor.open(file, ["sections", 0, "text", "body"])
  await expect(page.locator("main [role=textbox]:focus")).toBeVisible()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("Ask")
  const place = page.locator('[data-path="sections.0.text.body"]')
  await place.getByRole("button", { name: text("markdown.list"), exact: true }).click()
  await page.keyboard.type(" us: ")
  await page.keyboard.press("ControlOrMeta+k")
  await editor.dialog.getByRole("searchbox").fill("/contact/")
  await page.keyboard.press("Enter")
  await expect(editor.dialog).toBeHidden()
  await page.keyboard.type("!")
  await editor.save()
  expect(editor.saved(file).sections[0].text.body).toBe("- Ask us: [Contact page](/contact/)!")
})
