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
import { large, linkIn, mainHeading, menuToggle, navBar, small } from "../../support/navigation"

let built: Awaited<ReturnType<typeof serveCopy>>

test.describe.configure({ mode: "serial" })

test.beforeAll(async ({ workspace }) => {
  writeTimedContent(workspace)
  await workspace.build()
  built = await serveCopy(workspace.folder)
})
test.afterAll(() => built.stop())

for (const viewport of [small, large])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test("an announcement is closed for as long as its words stay the same", async ({ page }) => {
      const contact = strip(page, announcements.contact)
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

    test("the bar stays at the top while the page is scrolled", async ({ page }) => {
      await openBefore(page, now, `${built.address}/about/`)
      const top = () => navBar(page).evaluate((bar) => bar.getBoundingClientRect().top)
      expect(await top()).toBeGreaterThan(40)
      await hydrate(page)
      await page.evaluate(() => scrollTo(0, 300))
      await expect.poll(top).toBe(0)
      await navBar(page)
        .locator("a, button:visible")
        .evaluateAll((all) => all.forEach((one) => one.focus()))
      expect(await page.evaluate(() => scrollY)).toBe(300)
    })
  })

test.describe("on a phone", () => {
  test.use({ viewport: small })

  test("the menu opens below the bar, wherever the bar is", async ({ page }) => {
    await openBefore(page, now, `${built.address}/about/`)
    for (const scrolled of [0, 300]) {
      await page.evaluate((y) => scrollTo(0, y), scrolled)
      await menuToggle(page).click()
      const bar = await navBar(page).evaluate((one) => one.getBoundingClientRect().bottom)
      const menu = await page.getByRole("list").first().boundingBox()
      expect(Math.abs((menu?.y ?? 0) - bar)).toBeLessThan(10)
      await page.keyboard.press("Escape")
      await expect(menuToggle(page)).toBeFocused()
    }
  })

  test("each link of the menu can be reached at a zoom of 400 %", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await openBefore(page, now, `${built.address}/about/`)
    for (const scrolled of [0, 300]) {
      await page.evaluate((y) => scrollTo(0, y), scrolled)
      await menuToggle(page).press("Enter")
      for (const { label } of site.navigation.links) {
        await page.keyboard.press("Tab")
        await expect(linkIn(navBar(page), label)).toBeFocused()
        await expect(linkIn(navBar(page), label)).toBeInViewport({ ratio: 1 })
      }
      await page.keyboard.press("Escape")
    }
  })
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
const at = (word: string, value: string) => word.replace(/\{\w+\}/, value)

for (const [moment, before, after] of [
  ["2093-12-01T09:00+05:30", at(words.opensAt, "09:00"), at(words.openUntil, "12:30")],
  ["2093-12-01T12:30+05:30", at(words.openUntil, "12:30"), at(words.opensAt, "14:00")],
  ["2093-12-01T18:00+05:30", at(words.openUntil, "18:00"), words.closedNow],
  ["2093-12-05T00:00+05:30", at(words.openUntil, "02:00"), at(words.openUntil, "02:00")],
  ["2094-01-01T12:00+05:30", at(words.openUntil, "12:00"), words.closedNow],
  ["2094-01-26T00:00+05:30", words.closedNow, at(words.closedToday, "Republic Day")],
])
  test(`the status changes at ${moment}`, async ({ page }) => {
    await openBefore(page, moment, `${built.address}/contact/`)
    const status = page.locator("dd > div > p")
    await expect(status).toHaveText(before)
    await hydrate(page)
    await expect(status).toHaveText(before)
    await passHalfMinute(page)
    await expect(status).toHaveText(after)
  })

for (const timezoneId of [
  "America/New_York",
  "Asia/Kathmandu",
  "Asia/Kolkata",
  "Europe/London",
  "Pacific/Auckland",
])
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test("the status has the hours of the business, and names its zone", async ({ page }) => {
      const zone = timezoneId === "Asia/Kolkata" ? "" : " (India Time)"
      await openBefore(page, "2093-12-01T12:30+05:30", `${built.address}/contact/`)
      const status = page.locator("dd > div > p")
      await expect(status).toHaveText(at(words.openUntil, "12:30") + zone)
      await passHalfMinute(page)
      await expect(status).toHaveText(at(words.opensAt, "14:00") + zone)
    })
  })

test("an exception leaves the table when it is over", async ({ page }) => {
  const row = page.getByRole("row", { name: "New Year" })
  await openBefore(page, "2094-01-03T00:00+05:30", `${built.address}/contact/`)
  await expect(row).toBeVisible()
  await passHalfMinute(page)
  await expect(row).toBeHidden()
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
