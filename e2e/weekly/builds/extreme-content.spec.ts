import type { Page } from "@playwright/test"
import { expect, test } from "../../fixtures/workspace"
import { findLayoutIssues } from "../../support/audits/layoutIssues"
import { serveCopy } from "../../support/builds/builds"
import { composedPage, extremes, writeExtremes } from "../../support/builds/extremeContent"
import { pages } from "../../support/content"
import { breakAboutPage } from "../../support/faults"
import { large, visit } from "../../support/navigation"
import { notification } from "../../support/notifications"

const smallest = { width: 320, height: 568 }

// One cause often shows in many places.
const maxIssues = 8

test.use({ contextOptions: { reducedMotion: "reduce" } })

const expectRoom = async (page: Page, place: string) =>
  expect.soft((await findLayoutIssues(page)).slice(0, maxIssues), place).toEqual([])

for (const [name, writeText] of Object.entries(extremes))
  test(`the ${name} content that the model allows has room on every page`, async ({
    page,
    workspace,
  }) => {
    await writeExtremes(workspace, writeText)
    await workspace.build()
    const { address, stop } = await serveCopy(workspace.folder)

    for (const size of [smallest, large])
      await test.step(`${size.width} px`, async () => {
        await page.setViewportSize(size)
        for (const path of [...pages.map((one) => one.path), composedPage]) {
          await visit(page, address + path)
          await expectRoom(page, path)
        }
        await visit(page, `${address}/contact/`)
        await page.locator("main form button[type=submit]").click()
        await expect.soft(notification(page)).toBeInViewport({ ratio: 1 })
        await expect.soft(notification(page).getByRole("button")).toBeInViewport({ ratio: 1 })
        await expectRoom(page, "notification")
        if (size === smallest) {
          await visit(page, `${address}/`)
          await page.locator("header button[popovertarget]").click()
          await expect.soft(page.locator("[popover]")).toBeInViewport({ ratio: 1 })
          await expectRoom(page, "menu")
          // A trial scrolls to the link, and fails if something covers it.
          for (const link of await page.locator("[popover] a").all())
            await link.click({ trial: true })
        }
        await breakAboutPage(page)
        await visit(page, `${address}/about/`)
        await expectRoom(page, "error screen")
        await page.unrouteAll()
      })
    await stop()
  })
