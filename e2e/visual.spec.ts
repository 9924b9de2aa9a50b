import { expect, type Page } from "@playwright/test"
import { fixedTime, hydrate, waitForAssets, waitForFonts } from "../scripts/lib/stablePage"
import { large, small } from "./browsing"
import { pages } from "./content"
import { test } from "./watched"

/*
 * How the pages look, compared with e2e/visual/. `npm run test:update-snapshots` takes them anew.
 *
 * Another machine's Chromium draws the edges of letters a little differently. Pixels at such edges
 * do not count (Playwright tells them from others by their neighbours), nor do shades closer than
 * `threshold`; of what is left, `maxDiffPixelRatio` of the page may differ, which is less than a
 * block that has moved or changed its colour.
 */
const options = {
  animations: "disabled",
  caret: "hide",
  scale: "css",
  threshold: 0.2,
  maxDiffPixelRatio: 0.001,
} as const

const names = ["home", "about", "services", "contact", "not-found"]
const looks = [
  ...pages.flatMap(({ path }, index) =>
    [small, large].map((viewport) => ({
      path,
      viewport,
      colorScheme: "light" as const,
      name: `${names[index]}-${viewport.width}`,
    })),
  ),
  ...[small, large].map((viewport) => ({
    path: "/",
    viewport,
    colorScheme: "dark" as const,
    name: `home-${viewport.width}-dark`,
  })),
]

// The pages' policy allows no style but those that were built.
test.use({ bypassCSP: true })

/** Opens a page that looks the same whenever and wherever it is opened. */
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

/** Leaves plain grey in place of the pictures: as large ones they are most of a file's bytes. */
const dullPictures = (page: Page) =>
  page.evaluate(() => {
    const dull = new CSSStyleSheet()
    dull.replaceSync("main img { filter: contrast(0) }")
    document.adoptedStyleSheets.push(dull)
  })

for (const { path, viewport, colorScheme, name } of looks)
  test.describe(() => {
    test.use({ viewport, colorScheme, contextOptions: { reducedMotion: "reduce" } })

    test(`${path} looks as before at ${viewport.width} px, ${colorScheme}`, async ({ page }) => {
      await open(page, path)
      if (viewport === large) await dullPictures(page)
      await expect(page).toHaveScreenshot(`${name}.png`, { ...options, fullPage: true })
    })
  })
