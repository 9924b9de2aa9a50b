import type { Page } from "@playwright/test"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, imageUrl, test } from "../../fixtures/workspace"
import { expectNoViolations } from "../../support/audits/axe"
import { expectNoShift, recordShifts } from "../../support/audits/layoutShift"
import { hashFiles, startBuild } from "../../support/builds/builds"
import * as content from "../../support/builds/plannedContent"
import { linkIn, navBar, small } from "../../support/navigation"

const { announcements, ends, now, planned } = content
const halfMinuteMs = 30_000

/** Sets the clock of a new page to half a minute before a moment, and opens an address. */
async function openBefore(page: Page, moment: string, address: string) {
  await page.clock.install({ time: Date.parse(moment) - halfMinuteMs })
  await page.goto(address)
}
const setBefore = (page: Page, moment: string) =>
  page.clock.setSystemTime(Date.parse(moment) - halfMinuteMs)
const passHalfMinute = (page: Page) => page.clock.fastForward(halfMinuteMs)

/** Where the clock is set there are no performance marks. The loader removes its rules instead. */
const hydrate = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new PointerEvent("pointermove", { movementX: 1 }))
    return document.querySelector("script[type=speculationrules]") === null
  })

const strip = (page: Page, words: string) => page.getByRole("complementary", { name: words })

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
      "about/index.html",
      "services/index.html",
      "sitemap.xml",
      "page-data/about/page-data.json",
      `${planned.word}/index.html`,
      `page-data/${planned.word}/page-data.json`,
      expect.stringMatching(/^static\/.*\/zanzibar\.(webp|avif)$/),
      expect.stringMatching(/^static\/share\/zanzibar/),
    ]),
  )
  expect(later.moments).toEqual(["2095-12-24T18:30:00.000Z"])
  expect(later.home).toContain('name="robots" content="noindex"')
  expect(today.home).not.toContain('content="noindex"')
})

test("an image of an image host is fetched once, and served by the site", async ({ built }) => {
  expect(built.later.output).toContain(`was fetched from ${imageUrl}.`)
  expect(built.imageRequests).toEqual([imageUrl])
  expect(built.today.home).not.toContain("pictures.example")
  const files = [...built.today.home.matchAll(/\/static\/[^ "]*\/hen-[0-9a-f]{10}\.\w+/g)]
  expect(files.length).toBeGreaterThan(0)
  for (const [file] of files)
    expect(existsSync(join(built.folder, "public", file)), file).toBe(true)
})

test("an announcement is closed for as long as its words stay the same", async ({
  page,
  built,
}) => {
  const contact = strip(page, announcements.contact)
  const address = `${built.address}/contact/`
  await page.setViewportSize(small)
  await recordShifts(page)
  await openBefore(page, now, address)
  await expect(contact).toBeVisible()
  await expectNoViolations(page, "aside")

  // The loader queues the click until React has loaded.
  await contact.getByRole("button").press("Enter")
  await expect(contact).toBeHidden()
  for (const load of [() => page.reload(), () => page.goto(address)]) {
    await load()
    await expect(contact).toBeHidden()
    await hydrate(page)
    await expect(contact).toHaveCount(0)
    await expectNoShift(page)
  }
  await page.goto(`${built.address}/about/`)
  await expect(strip(page, announcements.offer)).toBeVisible()
})

test("what is over disappears at its minute, and stays away", async ({ page, built }) => {
  const sale = `${built.address}/sale/`
  const link = linkIn(navBar(page), content.saleLink)
  const section = page.getByRole("heading", { name: content.offer })
  await openBefore(page, ends.link, sale)
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

  await setBefore(page, ends.announcement)
  await page.reload()
  await expect(strip(page, announcements.offer)).toBeVisible()
  await passHalfMinute(page)
  await expect(strip(page, announcements.offer)).toBeHidden()

  await setBefore(page, ends.page)
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("sale")
  await passHalfMinute(page)
  await expect(page).toHaveURL(`${built.address}/services/`)
  await page.goto(sale)
  await expect(page).toHaveURL(`${built.address}/services/`)
})

test.describe("for a visitor in another zone", () => {
  test.use({ timezoneId: "Asia/Kathmandu" })

  // openingStatus.test.ts and showOpeningStatus.test.ts know all moments and zones.
  test("the status follows the business and its exceptions", async ({ page, built }) => {
    const { openUntil, closedNow } = built.site.openingHours
    const status = page.locator("dd > div > p")
    await openBefore(page, "2094-01-01T12:00+05:30", `${built.address}/contact/`)
    await hydrate(page)
    await expect(status).toHaveText(`${openUntil.replace(/\{\w+\}/, "12:00")} (India Time)`)
    await passHalfMinute(page)
    await expect(status).toHaveText(closedNow)
  })
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("nothing false is said", async ({ page, built }) => {
    await page.goto(`${built.address}/contact/`)
    const contact = strip(page, announcements.contact)
    await expect(contact).toBeVisible()
    await expect(contact.getByRole("button")).toBeHidden()
    await expect(page.getByRole("row", { name: "New Year" })).toBeVisible()
    await expect(page.locator("dd > div > p")).toBeHidden()
  })
})

test("a killed or refused build leaves the published site as it is", async ({ built }) => {
  const hashes = () => hashFiles(join(built.folder, "public"))
  const before = hashes()
  const killed = startBuild(built.folder)
  await killed.printed(/success load plugins/)
  await killed.kill()
  expect(hashes()).toEqual(before)

  const file = "content/pages/about.json"
  built.write(file, built.read(file).replace('"title"', '"titel"'))
  const { code, output } = await startBuild(built.folder).ended
  expect(code, output).toBeGreaterThan(0)
  expect(output).toMatch(new RegExp(`${file}:\\d+:\\d+[^]*Nothing was built`))
  expect(output).not.toContain("    at ") // a stack trace
  expect(hashes()).toEqual(before)
})
