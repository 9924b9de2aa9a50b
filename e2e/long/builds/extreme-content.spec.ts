import type { Page } from "@playwright/test"
import { expect, test } from "../../fixtures/workspace"
import { serveCopy } from "../../support/builds/builds"
import { pages } from "../../support/content"
import { extremes, writeContent } from "../../support/builds/extremeContent"
import { breakAboutPage } from "../../support/faults"
import { findLayoutIssues } from "../../support/audits/layoutIssues"
import { visit } from "../../support/navigation"
import { notification } from "../../support/notifications"

const smallest = { width: 320, height: 568 }
const sizes = [smallest, { width: 1440, height: 900 }]

// One cause often shows in many places.
const maxIssuesPerPage = 8

test.use({ contextOptions: { reducedMotion: "reduce" } })

async function findOutsideOfScreen(page: Page, selector: string) {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox()
  const { width, height } = page.viewportSize() ?? smallest
  if (!box) return [`there is no ${selector}`]
  const isInside =
    box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
  return isInside ? [] : [`${selector} is outside of the screen: ${JSON.stringify(box)}`]
}

async function findMenuIssues(page: Page) {
  await page.locator("header button[popovertarget]").click()
  const issues = await findOutsideOfScreen(page, "[popover]")
  issues.push(...(await findLayoutIssues(page)))
  for (const link of await page.locator("[popover] a").all()) {
    await link.scrollIntoViewIfNeeded()
    const isReachable = await link.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const isTop = (top: number) => element.contains(document.elementFromPoint(x + width / 2, top))
      return isTop(y + 2) && isTop(y + height - 2)
    })
    if (!isReachable) issues.push(`the link "${await link.innerText()}" cannot be reached`)
  }
  return issues
}

async function findNotificationIssues(page: Page) {
  await page.locator("main form button[type=submit]").click()
  await expect(notification(page)).toBeVisible()
  return [
    ...(await findOutsideOfScreen(page, ".Toastify__toast")),
    ...(await findOutsideOfScreen(page, ".Toastify__toast button")),
    ...(await findLayoutIssues(page)),
  ]
}

for (const [name, extreme] of Object.entries(extremes))
  test(`the ${name} content that the model allows has room on every page`, async ({
    page,
    workspace,
  }) => {
    await writeContent(workspace.folder, extreme)
    await workspace.build()
    const { address, stop } = await serveCopy(workspace.folder)
    const issues: string[] = []
    const add = (place: string, found: string[]) =>
      issues.push(...found.slice(0, maxIssuesPerPage).map((issue) => `${place}: ${issue}`))

    for (const size of sizes)
      await test.step(`${size.width} px`, async () => {
        const width = `${size.width} px`
        await page.setViewportSize(size)
        for (const { path } of pages) {
          await visit(page, address + path)
          add(`${width}, ${path}`, await findLayoutIssues(page))
        }
        await visit(page, `${address}/contact/`)
        add(`${width}, notification`, await findNotificationIssues(page))
        if (size === smallest) {
          await visit(page, `${address}/`)
          add(`${width}, menu`, await findMenuIssues(page))
        }
        await breakAboutPage(page)
        await visit(page, `${address}/about/`)
        add(`${width}, error screen`, await findLayoutIssues(page))
        await page.unrouteAll()
      })
    stop()
    expect(issues).toEqual([])
  })
