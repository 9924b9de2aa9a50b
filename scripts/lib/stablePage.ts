import type { Page } from "@playwright/test"

/** The height of the screen for each width of a screenshot, in pixels. */
export const screenHeights: Record<number, number> = { 360: 740, 768: 1024, 1440: 900 }

/** The time that each page shows in screenshots, so that the date changes none of them. */
export const fixedTime = "2026-01-15T09:00:00+05:30"

/** Makes HTML wait for its fonts. The site itself uses them only if they load in time. */
export const waitForFonts = (html: string) =>
  html.replace(/font-display:\s*optional/g, "font-display:block")

/** Loads every image of a page, lazy ones as well, and waits for images and fonts. */
export const waitForAssets = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager"
    // A screenshot shows a broken image as the browser does.
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
