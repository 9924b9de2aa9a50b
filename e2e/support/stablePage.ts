import type { Page } from "@playwright/test"
import { fixedTime, hydrate, waitForAssets, waitForFonts } from "../../scripts/lib/stablePage"

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
