import { expect, type Page } from "@playwright/test"
import { site } from "./support/content"

export const notAvailable =
  "This feature isn't implemented yet—but don't worry! You can request it in your next prompt! 🚀"

/** Where a notification appears; a destructive one is spoken at once. */
export const polite = (page: Page) => page.getByRole("status")
export const assertive = (page: Page) => page.getByRole("alert")

export const closeButton = (page: Page) =>
  page.getByRole("button", { name: site.notifications.close })

/** The notification itself. */
export const notice = (page: Page) =>
  page.locator("[role=status], [role=alert]").getByRole("group").filter({ visible: true })

/** Expects one notification with exactly these lines. */
export async function expectNotice(page: Page, ...lines: string[]) {
  await expect(notice(page)).toHaveCount(1)
  await expect(notice(page)).toHaveText(lines.join(""))
  for (const line of lines)
    await expect(notice(page).getByText(line, { exact: true })).toBeVisible()
}

export const expectNoNotice = (page: Page) => expect(notice(page)).toHaveCount(0)

/** Presses a social button, which shows a notification on every page. */
export async function pressSocial(page: Page, index = 0) {
  const { label } = site.footer.social[index]
  await page.getByRole("contentinfo").getByRole("button", { name: label, exact: true }).click()
  // Out of the way: the notification may appear below the pointer, which would hold it.
  await page.mouse.move(5, 5)
}
