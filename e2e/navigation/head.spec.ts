import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/test"
import { pages, routes, site } from "../support/content"
import { expectPage, visit } from "../support/navigation"

const attributes = (page: Page, selector: string, name: string) =>
  page
    .locator(`head ${selector}`)
    .evaluateAll((elements, key) => elements.map((element) => element.getAttribute(key)), name)

test("the head changes with each navigation", async ({ page }) => {
  await visit(page, "/no-such-page/")
  for (const { path, page: content } of routes) {
    const { label } = site.navigation.links.find(({ to }) => to === path) ?? { label: "" }
    await page.getByRole("banner").getByRole("link", { name: label, exact: true }).click()
    await expectPage(page, path)
    await expect(page).toHaveTitle(content.title)
    for (const [selector, name, value] of [
      ["meta[name=description]", "content", content.description],
      ["link[rel=canonical]", "href", site.address + path],
      ['meta[property="og:url"]', "content", site.address + path],
    ])
      // Gatsby adds the new head before it removes the old one.
      await expect.poll(() => attributes(page, selector, name), selector).toEqual([value])
    expect(await attributes(page, "meta[name=robots]", "content")).toEqual([])
  }
})

for (const colorScheme of ["light", "dark"] as const)
  test(`theme-color is the background colour of every page, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const { path } of pages) {
      await page.goto(path)
      const colours = await page
        .locator("head meta[name=theme-color]")
        .evaluateAll((elements) =>
          elements
            .filter((element) => matchMedia(element.getAttribute("media") ?? "all").matches)
            .map((element) => element.getAttribute("content")),
        )
      const paper = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--paper").trim(),
      )
      // The browser uses the first one that matches.
      expect(colours[0], path).toBe(paper)
    }
  })

test("the browser accepts the web manifest", async ({ page }) => {
  await page.goto("/about/")
  const devtools = await page.context().newCDPSession(page)
  const { errors, data } = await devtools.send("Page.getAppManifest")
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? "").name).toBe(site.name)
})
