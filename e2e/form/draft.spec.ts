import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/test"
import { contact, site } from "../support/content"
import { blockScripts, delayScripts } from "../support/faults"
import { exampleMessage, expectForm, field, fillForm, honeypot, sendButton } from "../support/form"
import { linkIn, navBar, visit, waitForHydration } from "../support/navigation"
import { expectNotification } from "../support/notifications"

const { form } = contact

const readStorage = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage))

async function goToAnotherPageAndBack(page: Page) {
  await linkIn(navBar(page), "About").click()
  await expect(page).toHaveURL("/about/")
  await linkIn(navBar(page), "Contact").click()
  await expect(page).toHaveURL("/contact/")
}

/** Opens the form so that the browser does not restore its fields. */
async function openAgain(page: Page) {
  await page.goto("about:blank")
  await page.goto("/contact/")
}

test("keeps a draft over navigation and reload until it is sent", async ({ page }) => {
  await visit(page, "/contact/")
  await fillForm(page)
  await honeypot(page).fill("trapped")
  await goToAnotherPageAndBack(page)
  await expectForm(page, exampleMessage)
  // Nobody touches the page after this.
  for (const load of [() => page.reload(), () => openAgain(page)]) {
    await load()
    await expectForm(page, exampleMessage)
  }
  expect(await readStorage(page)).not.toContain("trapped")

  await sendButton(page).click()
  await expectNotification(
    page,
    form.notAvailable.title,
    form.notAvailable.description ?? "",
    form.undo,
    site.notifications.hotkey,
  )
  expect(await readStorage(page)).not.toContain("Asha")
  await openAgain(page)
  await waitForHydration(page)
  await expectForm(page)
})

test("joins a draft with text typed before hydration", async ({ page }) => {
  await visit(page, "/contact/")
  await fillForm(page, { ...exampleMessage, name: "" })
  const release = await delayScripts(page)
  await openAgain(page)
  // Typing would load the script.
  await field(page, "name").evaluate((input: HTMLInputElement) => (input.value = "Asha"))
  await field(page, "message").evaluate((area: HTMLTextAreaElement) => (area.value = "Hello"))
  release()
  await waitForHydration(page)
  const joined = { ...exampleMessage, name: "Asha", message: `${exampleMessage.message}\nHello` }
  await expectForm(page, joined)
  await openAgain(page)
  await waitForHydration(page)
  await expectForm(page, joined)
})

test.describe(() => {
  test.use({ expectsErrors: true })

  test("the browser restores the form where no script loads", async ({ page }) => {
    await blockScripts(page)
    await page.goto("/contact/")
    await fillForm(page)
    await page.goto("/about/")
    await page.goBack()
    await expectForm(page, exampleMessage)
  })
})
