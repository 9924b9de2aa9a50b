import type { Page } from "@playwright/test"
import { fixedTime, waitForAssets, waitForFonts } from "../../scripts/lib/stablePage"

/**
 * Opens a page in a state that does not depend on the time or the speed of loading. Needs
 * `bypassCSP`: it changes inline styles.
 */
export async function openStable(page: Page, path: string) {
  await page.clock.setFixedTime(fixedTime)
  await page.route(path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: waitForFonts(await response.text()) })
  })
  await page.goto(path)
  await hydrate(page)
  await waitForAssets(page)
}

/** Triggers hydration and waits for it. Works with a mocked clock. */
const hydrate = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new PointerEvent("pointermove", { movementX: 1 }))
    // With a mocked clock the site's own mark never appears; React adds its keys to elements.
    const link = document.querySelector("header a") ?? {}
    return Object.keys(link).some((key) => key.startsWith("__react"))
  })
