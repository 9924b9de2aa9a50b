import { expect, type Page } from "@playwright/test"
import { readFileSync, renameSync } from "node:fs"
import { join } from "node:path"
import { textBelow } from "./builds"
import { contact, home } from "./content"
import { test, type Site } from "./developed"

const patience = 60_000 // ms, from saving to the new words

test("nothing of the live report is in what is built", () => {
  const words = /__content-report|last good content/
  expect(readFileSync("plugins/content-model/dev/errorOverlay.ts", "utf8")).toMatch(words)
  expect(textBelow("public", ".js") + textBelow("public", ".html")).not.toMatch(words)
})

test.describe("while the site is developed", () => {
  test.describe.configure({ mode: "default" })
  let site: Site

  test.beforeEach(({ site: developed }) => {
    site = developed
  })

  /** Changes a content file; returns how to put it back, if need be with another change. */
  function change(file: string, find: string, put: string) {
    const before = site.read(file)
    expect(before).toContain(find)
    site.write(file, before.replace(find, put))
    return (other = find, words = other) => site.write(file, before.replace(other, words))
  }

  async function open(page: Page, path: string) {
    await page.goto(site.address + path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await page.evaluate(() => performance.mark("opened"))
  }

  test("a broken file shows the report; mended, its new words come by themselves", async ({
    page,
  }) => {
    const { title } = home.callToAction
    await open(page, "/")
    await page.getByRole("heading", { name: title }).scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    expect(scrolled).toBeGreaterThan(0)

    const mend = change("pages/home.json", ',\n  "hero"', '\n  "hero"')
    await expect(report(page)).toContainText(/content\/pages\/home\.json:\d+:\d+.*comma/s)
    await expect(page.getByRole("heading", { name: title })).toBeVisible()

    const saved = performance.now()
    mend(title, "Ready to Aim for All?")
    // Asked with every frame; `expect` asks twice a second.
    await page.waitForFunction(
      (words) => document.body.innerText.includes(words),
      "Ready to Aim for All?",
      { timeout: patience },
    )
    console.log(`From saving to the new words: ${Math.round(performance.now() - saved)} ms`)
    await expect(page.getByRole("heading", { name: "Ready to Aim for All?" })).toBeVisible()
    await expect(report(page)).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await isSamePage(page)
  })

  test("no good file is taken over beside a wrong one, and what is typed stays", async ({
    page,
  }) => {
    const { title } = contact.header
    await open(page, "/contact/")
    const field = page.getByRole("main").getByRole("textbox").first()
    await field.fill("Ada")

    const mend = change("values/ambition.json", '"colour": "#', '"colour": "')
    change("pages/contact.json", `"${title}"`, '"Write to Us"')
    await expect(report(page)).toContainText(/content\/values\/ambition\.json:\d+:\d+.*Colour/s)
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()

    mend()
    await expect(page.getByRole("heading", { level: 1, name: "Write to Us" })).toBeVisible({
      timeout: patience,
    })
    await expect(report(page)).toHaveCount(0)
    await expect(field).toHaveValue("Ada")
    await isSamePage(page)
  })

  test("Escape hides the report until there is another", async ({ page }) => {
    await open(page, "/about/")
    const about = join(site.folder, "content/pages/about.json")
    const away = join(site.folder, "about.json")

    renameSync(about, away)
    await expect(report(page)).toContainText(/content\/pages\/about\.json.*missing/s)
    await page.keyboard.press("Escape")
    await expect(report(page)).toHaveCount(0)

    const mend = change("site.json", "{", "")
    await expect(report(page)).toContainText("content/site.json")
    await expect(report(page)).toContainText("content/pages/about.json")
    mend()
    renameSync(away, about)
    await expect(report(page)).toHaveCount(0)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await isSamePage(page)
  })
})

const report = (page: Page) => page.getByRole("alert").filter({ hasText: "content/" })

/** Expects that the page was not loaded anew since it was opened. */
const isSamePage = async (page: Page) =>
  expect(await page.evaluate(() => performance.getEntriesByName("opened").length)).toBe(1)
