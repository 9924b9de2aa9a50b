import type { Page } from "@playwright/test"
import { fixedTime, hydrate, waitForAssets, waitForFonts } from "../../scripts/lib/stablePage"
import { expect, test } from "../fixtures/test"
import { pages } from "../support/content"
import { large, small } from "../support/navigation"

/*
 * Compares each page with its picture in e2e/visual/, which `npm run test:update-snapshots` renews.
 *
 * Chromium draws the edges of letters a little differently on each machine. Playwright ignores
 * pixels at such edges, and colours closer than `threshold`. Of the rest, `maxDiffPixelRatio` may
 * differ: less than a block that has moved or changed its colour.
 */
const options = {
  animations: "disabled",
  caret: "hide",
  scale: "css",
  threshold: 0.2,
  maxDiffPixelRatio: 0.001,
  fullPage: true,
} as const

const names = ["home", "about", "services", "contact", "not-found"]
const views = [
  ...pages.flatMap(
    ({ path }, index) => [{ path, colorScheme: "light", name: names[index] }] as const,
  ),
  { path: "/", colorScheme: "dark", name: "home" },
] as const

// The pages' policy allows only the styles of the build.
test.use({ bypassCSP: true })

/** Opens a page in a state that does not depend on the time and the speed of loading. */
async function open(page: Page, path: string) {
  await page.clock.setFixedTime(fixedTime)
  await page.route(path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: waitForFonts(await response.text()) })
  })
  await page.goto(path)
  await hydrate(page)
  await waitForAssets(page)
}

/** Replaces images by plain grey. Large images are most of the bytes of a picture. */
const greyImages = (page: Page) =>
  page.evaluate(() => {
    const styles = new CSSStyleSheet()
    styles.replaceSync("main img { filter: contrast(0) }")
    document.adoptedStyleSheets.push(styles)
  })

for (const { path, colorScheme, name } of views)
  for (const viewport of [small, large])
    test.describe(() => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: "reduce" } })
      const suffix = colorScheme === "dark" ? "-dark" : ""

      test(`${path} looks as before at ${viewport.width} px, ${colorScheme}`, async ({ page }) => {
        await open(page, path)
        if (viewport === large) await greyImages(page)
        await expect(page).toHaveScreenshot(`${name}-${viewport.width}${suffix}.png`, options)
      })
    })
