import type { Page } from "@playwright/test"
import { expect, test } from "../../fixtures/workspace"
import * as content from "../../support/builds/plannedContent"
import { linkIn, navBar } from "../../support/navigation"

const { announcements, ends, now, planned } = content
const halfMinuteMs = 30_000

/** Sets the clock of a page to half a minute before a moment. */
const setBefore = (page: Page, moment: string) =>
  page.clock.setSystemTime(Date.parse(moment) - halfMinuteMs)
const passHalfMinute = (page: Page) => page.clock.fastForward(halfMinuteMs)

/** Where the clock is set there are no performance marks. The loader removes its rules instead. */
const hydrate = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new PointerEvent("pointermove", { movementX: 1 }))
    return document.querySelector("script[type=speculationrules]") === null
  })

test("what is planned or a draft is in no file of a build before its time", async ({ built }) => {
  const { later, today } = built
  expect(today.filesWith(planned.word)).toEqual([])
  expect(today.moments).toEqual(
    expect.arrayContaining(["2095-12-01T12:30:00.000Z", "2095-12-24T18:30:00.000Z"]),
  )
  for (const { filesWith } of [later, today]) expect(filesWith(content.draft)).toEqual([])

  expect(later.filesWith(planned.word)).toEqual(
    expect.arrayContaining([
      "index.html",
      "sitemap.xml",
      `${planned.word}/index.html`,
      `page-data/${planned.word}/page-data.json`,
      expect.stringMatching(/^static\/.*\/zanzibar\.(webp|avif)$/),
    ]),
  )
  expect(later.moments).toEqual(["2095-12-24T18:30:00.000Z"])
  expect(later.home).toContain('name="robots" content="noindex"')
  expect(today.home).not.toContain('content="noindex"')
})

test("what is over disappears at its minute, and stays away", async ({ page, built }) => {
  const sale = `${built.address}/sale/`
  const link = linkIn(navBar(page), content.saleLink)
  const section = page.getByRole("heading", { name: content.offer })
  await page.clock.install({ time: now })
  await setBefore(page, ends.link)
  await page.goto(sale)
  await expect(link).toBeVisible()
  await passHalfMinute(page)
  await expect(link).toBeHidden()

  await setBefore(page, ends.section)
  await hydrate(page)
  await expect(section).toBeVisible()
  await passHalfMinute(page)
  await expect(section).toBeHidden()
  await page.reload()
  await hydrate(page)
  await expect(section).toBeHidden()

  await setBefore(page, ends.page)
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("sale")
  await passHalfMinute(page)
  await expect(page).toHaveURL(`${built.address}/services/`)
  await page.goto(sale)
  await expect(page).toHaveURL(`${built.address}/services/`)
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("nothing false is said", async ({ page, built }) => {
    await page.goto(`${built.address}/contact/`)
    const contact = page.getByRole("complementary", { name: announcements.contact })
    await expect(contact).toBeVisible()
    await expect(contact.getByRole("button")).toBeHidden()
    await expect(page.getByRole("row", { name: "New Year" })).toBeVisible()
    await expect(page.locator("dd > div > p")).toBeHidden()
  })
})
