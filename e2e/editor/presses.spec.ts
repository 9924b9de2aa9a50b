import { text } from "../../plugins/content-editor/ui/words/words"
import { mouseOf, pressAndRelease, scrollTo } from "../support/presses"
import { expect, test } from "../fixtures/editor"

test("a field that gets a message when it is left moves nothing that is being pressed", async ({
  page,
  editor,
}) => {
  await editor.createVenture("Bee Keeping")
  await editor.field("Feature 1").click()
  const choose = page.getByRole("button", { name: text("pictures.choose") })
  const place = await scrollTo(choose, 0.6)
  expect(await pressAndRelease(choose, mouseOf(page), place)).toBe(0)
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(editor.field("Feature 1")).toHaveAttribute("aria-invalid")
})

test("a message with a way back takes no press of a dialog, nor beside itself, and stays in its view", async ({
  page,
  editor,
}) => {
  await page.setViewportSize({ width: 768, height: 700 })
  await editor.open("pages/poultry.json")
  await editor.chooseInMenu("Questions · What people ask", "actions.delete")
  const messages = page.getByRole("region", { name: text("app.messages") })
  const takesPress = (part: number) =>
    messages.evaluate((element, x) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width * x, top + height / 2))
    }, part)
  expect(await takesPress(0.5)).toBe(true)
  expect(await takesPress(0.1)).toBe(false)
  await page.getByRole("button", { name: text("form.addSection"), exact: true }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(await takesPress(0.5)).toBe(false)
  await page.keyboard.press("Escape")
  await page.getByRole("link", { name: text("item.back") }).click()
  await expect(messages).toHaveCount(0)
})

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test("a tap after a date field was tapped opens the menu that is tapped", async ({
    page,
    editor,
  }) => {
    await editor.open("pages/poultry.json", ["shown", "until"])
    await page.getByLabel("Until", { exact: true }).tap()
    const menu = page.getByRole("button", { name: text("actions.menu", { title: "Steps" }) })
    await scrollTo(menu, 0.5)
    const scrolled = await page.evaluate(() => scrollY)
    await menu.tap()
    await expect(page.getByRole("menu")).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })
})
