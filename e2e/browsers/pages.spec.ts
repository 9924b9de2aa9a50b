import { composedPages, pages, site } from "../support/content"
import { notAvailable } from "../support/notifications"
import { click, go, isShown, pageText, path, scrollTo, scrollTop, visit } from "./page"
import { expect, test } from "./test"
import { announcement, trialPath } from "./trial/trial"

const paths = [...pages, ...composedPages].map((page) => page.path).concat(trialPath)
const { notifications, openingHours, footer } = site

test.describe("every page", () => {
  test.use({ expectedError: /404/ })
  test("hydrates and is scrolled without an error and without sideways scrolling", async ({
    tab,
    trial,
  }) => {
    for (const one of paths) {
      await visit(tab, trial.origin + one)
      for (const top of [800, 1600, 9999]) await scrollTo(tab, top)
      const excess = () => tab.run(() => document.documentElement.scrollWidth - innerWidth, null)
      await expect.poll(excess, one).toBeLessThanOrEqual(0)
    }
  })
})

test("the first press of a button without a destination shows one notification", async ({
  tab,
  trial,
}) => {
  await tab.goto(trial.origin)
  await click(tab, footer.social[0].label)
  await expect.poll(() => pageText(tab)).toContain(notAvailable)
  // The announcement has a button of the same name.
  await tab.press("Escape")
  await expect.poll(() => pageText(tab)).not.toContain(notAvailable)
})

test("Back and Forward return to the positions", async ({ tab, trial }) => {
  await visit(tab, trial.origin)
  await scrollTo(tab, 1500)
  await click(tab, "Our Story")
  await expect.poll(() => path(tab)).toBe("/about/")
  await expect.poll(() => scrollTop(tab)).toBe(0)
  await scrollTo(tab, 300)
  await expect.poll(() => tab.run(() => Object.values(sessionStorage), null)).toContain("300")
  await go(tab, -1)
  await expect.poll(() => path(tab)).toBe("/")
  await expect.poll(() => scrollTop(tab)).toBeGreaterThan(1000)
  await go(tab, 1)
  await expect.poll(() => path(tab)).toBe("/about/")
  await expect.poll(() => scrollTop(tab)).toBe(300)
})

test("an announcement closes with the first press, and stays closed", async ({ tab, trial }) => {
  await tab.goto(trial.origin)
  expect(await isShown(tab, announcement)).toBe(true)
  await click(tab, notifications.close)
  await expect.poll(() => isShown(tab, announcement)).toBe(false)
  await visit(tab, `${trial.origin}/about/`)
  expect(await isShown(tab, announcement)).toBe(false)
})

test("the hours say that the business is open now", async ({ tab, trial }) => {
  await tab.goto(`${trial.origin}/contact/`)
  await expect.poll(() => pageText(tab)).toContain(openingHours.open)
})
