import { expect, test } from "../../fixtures/workspace"
import { expectNoViolations } from "../../support/audits/axe"
import { expectNoShift, recordShifts } from "../../support/audits/layoutShift"
import { serveCopy } from "../../support/builds/builds"
import {
  closeButton,
  hydrate,
  openBefore,
  passHalfMinute,
  rewordContact,
  setBefore,
  strip,
} from "../../support/builds/clock"
import {
  announcements,
  ends,
  now,
  offer,
  saleLink,
  writeTimedContent,
} from "../../support/builds/timedContent"
import { site } from "../../support/content"
import { linkIn, mainHeading, menuToggle, navBar, small } from "../../support/navigation"

let built: Awaited<ReturnType<typeof serveCopy>>

test.describe.configure({ mode: "serial" })

test.beforeAll(async ({ workspace }) => {
  writeTimedContent(workspace)
  await workspace.build()
  built = await serveCopy(workspace.folder)
})
test.afterAll(() => built.stop())

test("an announcement is closed for as long as its words stay the same", async ({ page }) => {
  const contact = strip(page, announcements.contact)
  await page.setViewportSize(small)
  await recordShifts(page)
  await openBefore(page, now, `${built.address}/contact/`)
  await expect(contact).toBeVisible()
  await expectNoViolations(page)

  // The loader queues the click until React has loaded.
  for (let press = 0; press < 2; press++) await page.keyboard.press("Tab")
  await expect(closeButton(page)).toBeFocused()
  await expectNoShift(page)
  await page.keyboard.press("Enter")
  await expect(contact).toBeHidden()

  for (const load of [() => page.reload(), () => page.goto(`${built.address}/contact/`)]) {
    await load()
    await expect(contact).toBeHidden()
    await hydrate(page)
    await expect(contact).toHaveCount(0)
    await expectNoShift(page)
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
  await expect(mainHeading(page, "/about/")).toBeVisible()
  await expect(strip(page, announcements.offer)).toBeVisible()
  await expectNoViolations(page, "aside")
  await page.goBack()
  await expect(mainHeading(page, "/contact/")).toBeVisible()
  await expect(page.getByRole("complementary")).toHaveCount(0)

  await rewordContact(page, "We answer again within a day")
  await page.reload()
  await expect(strip(page, "We answer again within a day")).toBeVisible()
  await hydrate(page)
  await expect(strip(page, "We answer again within a day")).toBeVisible()
})

test("the bar and its menu stay at the top, and each link can be reached at a zoom of 400 %", async ({
  page,
}) => {
  await openBefore(page, now, `${built.address}/about/`)
  const boxOfBar = () => navBar(page).evaluate((bar) => bar.getBoundingClientRect().toJSON())
  expect((await boxOfBar()).top).toBeGreaterThan(40)
  for (const viewport of [small, { width: 320, height: 256 }])
    for (const scrolled of [0, 300]) {
      await page.setViewportSize(viewport)
      await page.evaluate((y) => scrollTo(0, y), scrolled)
      if (scrolled) await expect.poll(async () => (await boxOfBar()).top).toBe(0)
      await menuToggle(page).press("Enter")
      const menu = await page.getByRole("list").first().boundingBox()
      expect(Math.abs((menu?.y ?? 0) - (await boxOfBar()).bottom)).toBeLessThan(10)
      for (const { label } of site.navigation.links) {
        await page.keyboard.press("Tab")
        await expect(linkIn(navBar(page), label)).toBeFocused()
        await expect(linkIn(navBar(page), label)).toBeInViewport({ ratio: 1 })
      }
      await page.keyboard.press("Escape")
      await expect(menuToggle(page)).toBeFocused()
    }
  await hydrate(page)
  await page.setViewportSize(small)
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(async () => (await boxOfBar()).top).toBe(0)
  await navBar(page)
    .locator("a, button:visible")
    .evaluateAll((all) => all.forEach((one) => one.focus()))
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

test("what is over disappears at its minute, and stays away", async ({ page }) => {
  const link = linkIn(navBar(page), saleLink)
  const sections = page.getByRole("heading", { name: offer })
  await openBefore(page, ends.link, `${built.address}/sale/`)
  await expect(link).toBeVisible()
  await passHalfMinute(page)
  await expect(link).toBeHidden()

  await setBefore(page, ends.section)
  await hydrate(page)
  await expect(sections).toBeVisible()
  await passHalfMinute(page)
  await expect(sections).toBeHidden()
  await page.reload()
  await expect(sections).toBeHidden()
  await hydrate(page)
  await expect(sections).toBeHidden()

  await setBefore(page, ends.announcement)
  await page.reload()
  await expect(strip(page, announcements.offer)).toBeVisible()
  await passHalfMinute(page)
  await expect(strip(page, announcements.offer)).toBeHidden()
  await recordShifts(page)
  await page.reload()
  await expect(strip(page, announcements.offer)).toBeHidden()
  await hydrate(page)
  await expectNoShift(page)

  await setBefore(page, ends.page)
  await page.reload()
  await expect(mainHeading(page, "sale")).toBeVisible()
  await passHalfMinute(page)
  await expect(page).toHaveURL(`${built.address}/services/`)
  await page.goto(`${built.address}/sale/`)
  await expect(page).toHaveURL(`${built.address}/services/`)
})

const words = site.openingHours

test.describe("for a visitor in another zone", () => {
  test.use({ timezoneId: "Asia/Kathmandu" })

  // openingStatus.test.ts and showOpeningStatus.test.ts know all moments and zones.
  test("the status follows the business, and an exception leaves the table when it is over", async ({
    page,
  }) => {
    const status = page.locator("dd > div > p")
    const row = page.getByRole("row", { name: "New Year" })
    await openBefore(page, "2094-01-01T12:00+05:30", `${built.address}/contact/`)
    const open = words.openUntil.replace(/\{\w+\}/, "12:00")
    await expect(status).toHaveText(`${open} (India Time)`)
    await hydrate(page)
    await expect(status).toHaveText(`${open} (India Time)`)
    await passHalfMinute(page)
    await expect(status).toHaveText(words.closedNow)
    await setBefore(page, "2094-01-03T00:00+05:30")
    await page.reload()
    await expect(row).toBeVisible()
    await passHalfMinute(page)
    await expect(row).toBeHidden()
  })
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("nothing false is said", async ({ page }) => {
    await page.goto(`${built.address}/contact/`)
    await expect(strip(page, announcements.contact)).toBeVisible()
    await expect(closeButton(page)).toBeHidden()
    await expect(page.getByRole("table", { name: words.title })).toBeVisible()
    await expect(page.locator("dd > div > p")).toBeHidden()
  })
})
