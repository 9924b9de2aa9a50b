import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/test"
import { pages } from "../support/content"
import { large, small } from "../support/navigation"
import { openStable } from "../support/stablePage"

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

const views = [
  ...pages.map(({ name, path }) => ({ name, path, colorScheme: "light" }) as const),
  { name: "home", path: "/", colorScheme: "dark" },
] as const

// The pages' policy allows only the styles of the build.
test.use({ bypassCSP: true })

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
        await openStable(page, path)
        if (viewport === large) await greyImages(page)
        await expect(page).toHaveScreenshot(`${name}-${viewport.width}${suffix}.png`, options)
      })
    })
