import { renameSync } from "node:fs"
import { join } from "node:path"
import { expect, expectNotReloaded, openMarked, test } from "../../fixtures/devServer"

test("Escape hides the error overlay until there is another issue", async ({ page, site }) => {
  const overlay = page.getByRole("alert").filter({ hasText: "content/" })
  await openMarked(page, `${site.address}/about/`)
  const about = join(site.folder, "content/pages/about.json")
  const elsewhere = join(site.folder, "about.json")

  renameSync(about, elsewhere)
  await expect(overlay).toContainText(/content\/pages\/about\.json.*missing/s)
  await page.keyboard.press("Escape")
  await expect(overlay).toHaveCount(0)

  const valid = site.read("content/site.json")
  site.write("content/site.json", valid.replace("{", ""))
  await expect(overlay).toContainText("content/site.json")

  site.write("content/site.json", valid)
  renameSync(elsewhere, about)
  await expect(overlay).toHaveCount(0)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expectNotReloaded(page)
})
