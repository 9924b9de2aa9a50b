import { expect, type Page } from "@playwright/test"
import { existsSync, statSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { expectToBeAt, visit } from "./browsing"
import { pages, routes, site } from "./content"
import { test } from "./watched"

const mostOfCard = 300_000 // bytes; some networks show none that is heavier

const attribute = (page: Page, selector: string, name: string) =>
  page
    .locator(`head ${selector}`)
    .evaluateAll((elements, key) => elements.map((element) => element.getAttribute(key)), name)
const meta = async (page: Page, name: string) => [
  ...(await attribute(page, `meta[name="${name}"]`, "content")),
  ...(await attribute(page, `meta[property="${name}"]`, "content")),
]

test("no two pages share a title or a description", () => {
  for (const field of ["title", "description"] as const)
    expect(new Set(pages.map(({ page }) => page[field])).size).toBe(pages.length)
})

for (const javaScriptEnabled of [true, false])
  test.describe(`with script ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled })

    for (const { path, page: content } of pages)
      test(`${path} names itself to browsers, search engines and share cards`, async ({ page }) => {
        if (javaScriptEnabled) await visit(page, path)
        else await page.goto(path)
        await expect(page).toHaveTitle(content.title)
        await expect(page.locator("html")).toHaveAttribute("lang", site.language)
        const expected = {
          description: content.description,
          "og:title": content.title,
          "og:description": content.description,
          "og:site_name": site.name,
          "og:type": "website",
          "og:locale": site.language.replace("-", "_"),
        }
        for (const [name, value] of Object.entries(expected))
          await expect.poll(() => meta(page, name), name).toEqual([value])
        expect(["summary", "summary_large_image"]).toContain((await meta(page, "twitter:card"))[0])
      })

    for (const { path } of routes)
      test(`${path} has one address and may be found`, async ({ page }) => {
        // Gatsby puts the head in place anew when the page comes alive.
        if (javaScriptEnabled) await visit(page, path)
        else await page.goto(path)
        const address = `${site.address}${path}`
        // It adds the new head before it takes the old one away.
        await expect.poll(() => attribute(page, "link[rel=canonical]", "href")).toEqual([address])
        await expect.poll(() => meta(page, "og:url")).toEqual([address])
        expect(await meta(page, "robots")).toEqual([])
      })

    test("the not-found page is not to be found", async ({ page }) => {
      await page.goto("/no-such-page/")
      expect(await meta(page, "robots")).toEqual(["noindex"])
      expect(await attribute(page, "link[rel=canonical]", "href")).toEqual([])
    })
  })

test("the head follows when one goes from page to page", async ({ page }) => {
  await visit(page, "/no-such-page/")
  for (const { path, page: content } of routes) {
    const { label } = site.navigation.links.find(({ to }) => to === path) ?? { label: "" }
    await page.getByRole("banner").getByRole("link", { name: label, exact: true }).click()
    await expectToBeAt(page, path)
    await expect(page).toHaveTitle(content.title)
    await expect.poll(() => meta(page, "description")).toEqual([content.description])
    expect(await meta(page, "robots")).toEqual([])
  }
})

for (const colorScheme of ["light", "dark"] as const)
  test(`the browser's own frame has the colour of the page, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const { path } of pages) {
      await page.goto(path)
      const themes = await page
        .locator("head meta[name=theme-color]")
        .evaluateAll((elements) =>
          elements
            .filter((element) => matchMedia(element.getAttribute("media") ?? "all").matches)
            .map((element) => element.getAttribute("content")),
        )
      const paper = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--paper").trim(),
      )
      // The browser takes the first one that matches.
      expect(themes[0], path).toBe(paper)
    }
  })

test("every icon that a page names is there", async ({ page, request }) => {
  for (const { path } of pages) {
    await page.goto(path)
    const icons = await attribute(page, 'link[rel="icon"], link[rel="apple-touch-icon"]', "href")
    const isVector = /\.svg$/i.test(site.icon ?? site.logo)
    expect(icons.length, path).toBe(isVector ? 3 : 2)
    for (const icon of icons) {
      const response = await request.get(icon ?? "")
      expect(response.status(), icon ?? "").toBe(200)
      expect(response.headers()["content-type"], icon ?? "").toMatch(/^image\//)
    }
  }
})

for (const { path, page: content, heading } of routes)
  test(`the share card of ${path} exists, says what it shows and has the size that networks ask for`, async ({
    page,
  }) => {
    await page.goto(path)
    const [address] = await meta(page, "og:image")
    expect(await meta(page, "twitter:card")).toEqual(["summary_large_image"])
    const { origin, pathname } = new URL(address ?? "")
    expect(origin).toBe(site.address)
    const file = join("public", decodeURI(pathname))
    expect(existsSync(file), file).toBe(true)
    const { width, height } = await sharp(file).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect(statSync(file).size).toBeLessThan(mostOfCard)
    expect(await meta(page, "og:image:width")).toEqual(["1200"])
    expect(await meta(page, "og:image:height")).toEqual(["630"])
    const own = "share" in content ? content.share : undefined
    const description = own ? own.description : heading
    expect(await meta(page, "og:image:alt")).toEqual(description ? [description] : [])
  })
