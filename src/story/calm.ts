import type { Page } from "@playwright/test"

/** The height of the screen for each width in which pictures are taken. */
export const heights: Record<number, number> = { 360: 740, 768: 1024, 1440: 900 }

/** The moment at which every picture is taken, so that none differs by the day. */
export const momentOfPictures = "2026-01-15T09:00:00+05:30"

/** The site shows its fonts only where they come in time; in this HTML they always do. */
export const withFontsAtOnce = (html: string) =>
  html.replace(/font-display:\s*optional/g, "font-display:block")

/** Waits until every picture and font of a page is there, also those further down. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager"
    // A broken picture is to be seen as such.
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })

/** Waits until React has taken over a page, after showing that somebody is there; also where its clock stands still. */
export const comeAlive = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new PointerEvent("pointermove", { movementX: 1 }))
    // A clock that stands still takes away Gatsby's mark; React leaves one of its own.
    const link = document.querySelector("header a") ?? {}
    return Object.keys(link).some((key) => key.startsWith("__react"))
  })
