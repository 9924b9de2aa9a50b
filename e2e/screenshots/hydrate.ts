import type { Page } from "@playwright/test"

/** Triggers hydration and waits for it. Works with a mocked clock. */
export const hydrate = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new PointerEvent("pointermove", { movementX: 1 }))
    // With a mocked clock the site's own mark never appears; React adds its keys to elements.
    const link = document.querySelector("header a") ?? {}
    return Object.keys(link).some((key) => key.startsWith("__react"))
  })
