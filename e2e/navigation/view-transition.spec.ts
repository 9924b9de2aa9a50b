import { test } from "../fixtures/test"
import { expectPage, linkIn, navBar, visit } from "../support/navigation"

// Chromium rejects all three promises in a tab that is hidden while a transition starts.
test("a view transition that the browser skips is no error", async ({ page }) => {
  await page.addInitScript(() => {
    const skipped = () => Promise.reject(new DOMException("Skipped", "InvalidStateError"))
    Reflect.set(document, "startViewTransition", (update: () => void) => {
      update()
      return { ready: skipped(), updateCallbackDone: skipped(), finished: skipped() }
    })
  })
  await visit(page, "/")
  await linkIn(navBar(page), "About").click()
  await expectPage(page, "/about/")
})
