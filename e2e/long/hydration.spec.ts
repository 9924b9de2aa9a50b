import { expect, test } from "../fixtures/test"
import { contact } from "../support/content"
import { blockScripts, holdScripts } from "../support/faults"
import { fillForm, sendButton } from "../support/form"
import { relativeUrl } from "../support/navigation"
import { notification } from "../support/notifications"

test("shows what is missing in a form that was submitted before the script", async ({ page }) => {
  await page.goto(relativeUrl("/contact/"))
  const releaseScripts = await holdScripts(page)
  await sendButton(page).click()
  releaseScripts()
  await expect(notification(page)).toContainText(contact.form.incomplete.title)
})

test.describe(() => {
  // The page's own policy allows no delivery address.
  test.use({ expectsErrors: true, bypassCSP: true })

  test("posts a form with a delivery address where no script loads", async ({ page }) => {
    const address = "https://forms.example.test/aim"
    await blockScripts(page)
    await page.route("**/contact/", async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace('method="dialog"', `method="post" action="${address}"`)
      await route.fulfill({ response, body })
    })
    await page.route(address, (route) => route.fulfill({ body: "Thank you" }))
    await page.goto(relativeUrl("/contact/"))
    await fillForm(page)
    const posted = page.waitForRequest(address)
    await sendButton(page).click()
    expect((await posted).method()).toBe("POST")
  })
})
