import { expect, type Page } from "@playwright/test"
import { contact, site } from "./content"

/** The lines of the notification of an incomplete form, which every site can show. */
export const incomplete = linesOf(contact.form.incomplete)

/** The visible lines of a notification that content describes. */
export function linesOf({ title, description }: { title: string; description?: string }) {
  return description ? [title, description] : [title]
}

/** The live region of destructive notifications. That of the others has the role status. */
export const assertiveRegion = (page: Page) => page.getByRole("alert")

export const closeButton = (page: Page) =>
  notification(page).getByRole("button", { name: site.notifications.close })

/** The visible notification. */
export const notification = (page: Page) =>
  page.locator("[role=status], [role=alert]").getByRole("group").filter({ visible: true })

/** Expects one notification with exactly these lines. */
export async function expectNotification(page: Page, ...lines: string[]) {
  await expect(notification(page)).toHaveCount(1)
  await expect(notification(page)).toHaveText(lines.join(""))
}

export const expectNoNotification = (page: Page) => expect(notification(page)).toHaveCount(0)

/**
 * Makes each notification stay until a test closes it, however slow the machine is. The animation that closes
 * it still tells the duration that the page gives it.
 */
export const keepNotifications = (page: Pick<Page, "addInitScript">) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(".Toastify__progress-bar { animation-duration: 999999s !important }")
    document.adoptedStyleSheets = [sheet]
  })
