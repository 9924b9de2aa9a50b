import { expect, type Locator, type Page } from "@playwright/test"
import { createdPages, pages, site } from "./content"

export const small = { width: 360, height: 740 }
export const large = { width: 1440, height: 900 }

/** Opens a page and waits until React has hydrated it. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}

/** Moves a pointer, so that the page loads its scripts. */
export const triggerHydration = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new PointerEvent("pointermove", { movementX: 1 })))

/** Triggers hydration and waits for Gatsby's performance mark. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new PointerEvent("pointermove", { movementX: 1 }))
    return performance.getEntriesByName("onInitialClientRender").length > 0
  })

export const isHydrated = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("onInitialClientRender").length > 0)

const allPages = [...pages, ...createdPages]

const findPage = (path: string | undefined) => allPages.find((one) => one.path === path)

/** The links of the bar that lead to a page. The one on the logo leads home whatever content says. */
export const barPages = site.navigation.links.flatMap(({ label, to }) => {
  const found = findPage(to)
  return found ? [{ label, to, content: found.page }] : []
})

/** The main heading of the page at a path, which may end in a `#section`. */
export const mainHeading = (page: Page, path: string) =>
  page.getByRole("heading", {
    level: 1,
    name: findPage(path.split("#")[0])?.heading ?? path,
    exact: true,
  })

export async function expectPage(page: Page, path: string) {
  await expect(page).toHaveURL(path)
  await expect(mainHeading(page, path)).toBeVisible()
}

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)

export const navBar = (page: Page) => page.getByRole("banner")
export const footer = (page: Page) => page.getByRole("contentinfo")
export const menuToggle = (page: Page) =>
  page.getByRole("button", { name: site.navigation.menu, exact: true })
export const linkIn = (place: Locator, name: string) =>
  place.getByRole("link", { name, exact: true })
export const homeLink = (page: Page) => linkIn(navBar(page), site.navigation.home)

/** Loads all pictures, lazy ones as well. */
export const loadImages = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager"
    await Promise.all([...document.images].map((image) => image.decode()))
  })
