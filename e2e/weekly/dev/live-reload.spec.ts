import { text } from "../../../plugins/content-editor/ui/words/words"
import { expect, test } from "../../fixtures/devServer"

// From a save to the open page. Gatsby rebuilds the data in between.
const reload = { timeout: 60_000 }

test("broken content shows its issue; what is saved appears without a reload, and typed words stay", async ({
  page,
  context,
  site,
}) => {
  const file = "content/pages/contact.json"
  const heading = page.getByRole("heading", { level: 1 })
  const issues = page.getByRole("alert").filter({ hasText: "content/" })
  await page.goto(`${site.address}/contact/`)
  await expect(heading).toBeVisible()
  const title = await heading.innerText()
  await page.evaluate(() => performance.mark("opened"))
  const field = page.getByRole("main").getByRole("textbox").first()
  await field.fill("Ada")

  const value = "content/values/ambition.json"
  const valid = site.read(value)
  site.write(value, valid.replace('"colour": "#', '"colour": "'))
  site.replace(file, [`"title": "${title}"`, '"title": "Write to Us"'])
  await expect(issues).toContainText(/content\/values\/ambition\.json:\d+:\d+.*Colour/s)
  await page.keyboard.press("Escape")
  await expect(issues).toHaveCount(0)
  site.replace(value, ["{", ""])
  await expect(issues).toContainText(value)
  await expect(heading).toHaveText(title)

  site.write(value, valid)
  await expect(heading).toHaveText("Write to Us", reload)
  await expect(issues).toHaveCount(0)

  const editor = await context.newPage()
  await editor.goto(`${site.address}/admin/#/edit/pages/contact.json`)
  await editor.getByRole("textbox", { name: "Heading", exact: true }).first().fill("Call Us")
  await editor.keyboard.press("ControlOrMeta+s")
  await expect(editor.getByText(text("app.saved"), { exact: true }).first()).toBeVisible()
  await page.bringToFront()
  await expect(heading).toHaveText("Call Us", reload)
  await expect(field).toHaveValue("Ada")
  expect(await page.evaluate(() => performance.getEntriesByName("opened").length)).toBe(1)
})
