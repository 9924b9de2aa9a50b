import { text } from "../../plugins/content-editor/ui/words/words"
import { expect, test } from "../fixtures/editor"

test("a word is painted before scripts and styles have come", async ({ page, site }) => {
  await page.route(/\.(js|css|woff2)$/, () => undefined) // never answered
  await page.goto(site.address, { waitUntil: "commit" })
  await expect(page.getByText(text("app.loading"))).toBeVisible()
  const paints = () => page.evaluate(() => performance.getEntriesByType("paint").length)
  await expect.poll(paints).toBeGreaterThan(0)
})

test("the look of that word ends with it", async ({ page, editor }) => {
  await editor.openStart()
  await page.getByText(text("app.unchanged")).waitFor()
  const margins = page
    .locator("p")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).margin))
  expect(new Set(await margins)).toEqual(new Set(["0px"]))
})
