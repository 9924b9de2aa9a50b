import { expect, test, text } from "../fixtures/editor"
import { expectGoodLook } from "../support/audits/editorLook"
import { editorViews, prepareViews } from "../support/editor/editorViews"

test.use({ contextOptions: { reducedMotion: "reduce" } })

test("a word is painted before scripts and styles have come", async ({ page, site }) => {
  await page.route(/\.(js|css|woff2)$/, () => undefined) // never answered
  await page.goto(site.address, { waitUntil: "commit" })
  await expect(page.getByText(text("app.loading"))).toBeVisible()
  const paints = () => page.evaluate(() => performance.getEntriesByType("paint").length)
  await expect.poll(paints).toBeGreaterThan(0)
})

test("axe finds nothing in any view, and nothing scrolls sideways", async ({
  page,
  editor,
  site,
}) => {
  test.setTimeout(480_000)
  prepareViews(site)
  for (const [name, visit] of Object.entries(editorViews))
    await test.step(name, async () => {
      await visit({ page, editor, site })
      await expectGoodLook(page)
      // Closes a dialog or a menu.
      await page.keyboard.press("Escape")
    })
})
