import { text } from "../../../plugins/content-editor/ui/words/words"
import { expect, expectNotReloaded, openMarked, test } from "../../fixtures/devServer"

const maxMs = 60_000 // from a save to the open page: Gatsby rebuilds the data in between

test("a save of the editor appears on the open page, also where others are opened just then", async ({
  page,
  context,
  request,
  site,
}) => {
  await openMarked(page, `${site.address}/services/`)
  const editor = await context.newPage()
  await editor.goto(`${site.address}/admin/#/edit/services/poultry-trading.json`)
  await editor.getByRole("textbox", { name: "Title", exact: true }).fill("Birds & Feed")
  await editor.keyboard.press("ControlOrMeta+s")
  await expect(editor.getByText(text("app.saved"), { exact: true }).first()).toBeVisible()

  // Gatsby may forget that a text has changed if it builds a page meanwhile.
  for (const path of ["about", "privacy", "contact", "fashion", "poultry", "how-we-work"])
    await expect(await request.get(`${site.address}/page-data/${path}/page-data.json`)).toBeOK()

  await page.bringToFront()
  await expect(page.getByRole("heading", { name: "Birds & Feed" })).toBeVisible({ timeout: maxMs })
  await expectNotReloaded(page)
})
