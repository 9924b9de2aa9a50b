import type { Page } from "@playwright/test"
import { hashOf } from "../../../src/layout/closedAnnouncements"
import { site } from "../content"
import { announcements } from "./timedContent"

const halfMinuteMs = 30_000

/** Sets the clock of a new page to half a minute before a moment, and opens an address. */
export async function openBefore(page: Page, moment: string, address: string) {
  await page.clock.install({ time: Date.parse(moment) - halfMinuteMs })
  await page.goto(address)
}

/** Sets the clock of an open page. */
export const setBefore = (page: Page, moment: string) =>
  page.clock.setSystemTime(Date.parse(moment) - halfMinuteMs)

export const passHalfMinute = (page: Page) => page.clock.fastForward(halfMinuteMs)

/** Where the clock is set there are no performance marks. The loader removes its rules instead. */
export const hydrate = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new PointerEvent("pointermove", { movementX: 1 }))
    return document.querySelector("script[type=speculationrules]") === null
  })

/** Answers as a later build in which the announcement of the contact page has other words. */
export const rewordContact = (page: Page, words: string) =>
  page.route(/\/contact\/$|\/sq\/d\//, async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll(announcements.contact, words)
      .replaceAll(hashOf(announcements.contact), hashOf(words))
    await route.fulfill({ response, body })
  })

export const strip = (page: Page, words: string) => page.getByRole("complementary", { name: words })

export const closeButton = (page: Page) =>
  page.getByRole("button", { name: site.notifications.close })
