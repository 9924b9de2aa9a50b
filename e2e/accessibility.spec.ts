import { expect, type Page } from "@playwright/test"
import { readFileSync } from "node:fs"
import type { run } from "axe-core"
import { large, mainHeading, small, visit } from "./browsing"
import { pages, site } from "./support/content"
import { notice, pressSocial } from "./notices"
import { test } from "./fixtures/test"

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")

declare global {
  interface Window {
    axe: { run: typeof run }
  }
}

/** What axe finds, one line a finding. */
async function findings(page: Page) {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help} ${target} ${failureSummary}`),
    )
  })
}

const whole = async (page: Page) => {
  // Pictures that wait for the eye are there, too.
  for (const image of await page.locator("main img").all()) await image.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
}

for (const viewport of [small, large])
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
      // Without motion, because axe would measure the colours of what is still fading in.
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: "reduce" } })

      for (const { path } of pages)
        test(`axe finds nothing on ${path}`, async ({ page }) => {
          await visit(page, path)
          await whole(page)
          expect(await findings(page)).toEqual([])
        })

      test("axe finds nothing with a notification shown", async ({ page }) => {
        await visit(page, "/contact/")
        await pressSocial(page)
        await expect(notice(page)).toBeVisible()
        await notice(page).hover()
        expect(await findings(page)).toEqual([])
      })

      test("axe finds nothing with a destructive notification shown", async ({ page }) => {
        await visit(page, "/contact/")
        await page.getByRole("button", { name: "Send Message" }).click()
        await expect(notice(page)).toBeVisible()
        await notice(page).hover()
        expect(await findings(page)).toEqual([])
      })

      test("axe finds nothing on the error screen", async ({ page }) => {
        await page.route("**/page-data/about/page-data.json", async (route) => {
          const response = await route.fetch()
          const data = await response.json()
          data.result.data.values = null
          await route.fulfill({ response, json: data })
        })
        await visit(page, "/about/")
        await expect(mainHeading(page, site.errorScreen.title)).toBeVisible()
        expect(await findings(page)).toEqual([])
      })

      if (viewport === small)
        test("axe finds nothing with the menu open", async ({ page }) => {
          await visit(page, "/")
          await page.getByRole("button", { name: site.navigation.menu, exact: true }).click()
          await expect(page.getByRole("banner").getByRole("listitem").first()).toBeVisible()
          expect(await findings(page)).toEqual([])
        })
    })

for (const { path } of pages)
  test(`the headings and landmarks of ${path} are in order`, async ({ page }) => {
    await visit(page, path)
    const levels = await page
      .getByRole("heading")
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.slice(1).entries())
      expect(level, `heading ${index + 2} of ${levels}`).toBeLessThanOrEqual(levels[index] + 1)
    for (const landmark of ["banner", "main", "contentinfo"] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1)
    const names = [site.navigation.label, site.footer.linksTitle, site.footer.servicesTitle]
    await expect(page.getByRole("navigation")).toHaveCount(names.length)
    for (const name of names)
      await expect(page.getByRole("navigation", { name, exact: true })).toHaveCount(1)
  })
