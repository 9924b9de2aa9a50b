import { expect, type Locator, type Page } from "@playwright/test"
import { pages } from "./support/content"

export const small = { width: 360, height: 740 }
export const large = { width: 1440, height: 900 }

/** An address of the site as it is below the one at which the tests find it. */
export const below = (path: string) => path.replace(/^\//, "./")

/** Opens a page, shows that somebody is there, and waits until its script has taken over. */
export async function visit(page: Page, path: string) {
  await page.goto(below(path))
  await isAlive(page)
}

/** Moves the pointer as far as the page can tell, at which it begins to load its script. */
export const showIntent = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PointerEvent("pointermove", { movementX: 1 })))

/** Waits until the page's script has taken over; Gatsby leaves this mark then. */
export const isAlive = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new PointerEvent("pointermove", { movementX: 1 }))
    return performance.getEntriesByName("onInitialClientRender").length > 0
  })

/** The main heading of the page at an address, which may end in a `#section`. */
export const mainHeading = (page: Page, address: string) =>
  page.getByRole("heading", {
    level: 1,
    name: pages.find(({ path }) => path === address.split("#")[0])?.heading ?? address,
    exact: true,
  })

/** Expects to be on the page of an address. */
export async function expectToBeAt(page: Page, address: string) {
  await expect(page).toHaveURL(below(address))
  await expect(mainHeading(page, address)).toBeVisible()
}

/** Whether the element that has the focus lies in this one. */
export const holdsFocus = (place: Locator) =>
  place.evaluate((element) => element.contains(document.activeElement))
