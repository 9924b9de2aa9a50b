import { join } from "node:path"
import { snapshotFolder } from "../../../plugins/content-model/lib/constants"
import { text } from "../../../plugins/content-editor/ui/words/words"
import { expect, expectNotReloaded, openMarked, test } from "../../fixtures/devServer"

const maxMs = 60_000 // from a save to the open page: Gatsby rebuilds the data in between

test("a save of the editor appears on the open page, also where another is opened just then", async ({
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

  // Gatsby collects changes for half a second. It lost its first ones if it built a page meanwhile.
  const copied = () => site.read(join(snapshotFolder, "services/poultry-trading.json"))
  await expect.poll(copied, { intervals: [200] }).toContain("Birds & Feed")
  await expect(await request.get(`${site.address}/page-data/privacy/page-data.json`)).toBeOK()

  await page.bringToFront()
  await expect(page.getByRole("heading", { name: "Birds & Feed" })).toBeVisible({ timeout: maxMs })
  await expectNotReloaded(page)
})
