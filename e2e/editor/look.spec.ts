import type { Page } from "@playwright/test"
import { text } from "../../plugins/content-editor/words"
import { expect, test, type Editor } from "../fixtures/editor"
import { expectNoViolations } from "../support/audits/axe"

test.use({ contextOptions: { reducedMotion: "reduce" } })

type Visit = (editor: Editor, page: Page) => Promise<unknown>

const views: Record<string, Visit> = {
  start: (editor) => editor.openStart(),
  "a search": async (editor, page) => {
    await editor.openStart()
    await page.getByRole("searchbox").fill("founders")
    await expect(page.getByRole("link", { name: /founders/i }).first()).toBeVisible()
  },
  "the menu of an item": async (editor, page) => {
    await editor.openStart()
    await page.getByRole("button", { name: text("start.menu", { title: "Ambition" }) }).click()
  },
  "a form": (editor) => editor.open("pages/home.json"),
  "a form with errors": async (editor, page) => {
    await editor.open("services/poultry-trading.json")
    await editor.field("Title").fill("")
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(1)
  },
  "the icons": async (editor, page) => {
    await editor.open("values/ambition.json")
    await page.getByRole("button", { name: /· change$/ }).click()
    await page.getByRole("dialog").getByRole("searchbox").fill("chicken")
    await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible()
  },
  pictures: async (editor, page) => {
    await editor.openStart()
    await page.getByRole("link", { name: text("pictures.title") }).click()
    await expect(page.getByText("hero.png").first()).toBeVisible()
  },
  changes: async (editor, page) => {
    await editor.open("values/ambition.json")
    await editor.field("Title").fill("Boldness")
    await page.getByRole("link", { name: text("changes.title") }).click()
    await expect(page.getByText("Boldness").first()).toBeVisible()
  },
  "earlier versions": async (editor, page) => {
    await editor.open("values/ambition.json")
    await page.getByRole("button", { name: text("item.versions") }).click()
    await expect(page.getByRole("dialog")).toContainText("Ada")
  },
}

for (const [name, visit] of Object.entries(views))
  test(`${name}: axe finds nothing, and nothing scrolls sideways`, async ({ page, editor }) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await visit(editor, page)
      await expectNoViolations(page)
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(await overflow(), `${width} px`).toBeLessThanOrEqual(0)
    }
    // 1280 px at 200 % of the text.
    await page.setViewportSize({ width: 640, height: 800 })
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"))
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(await wide(), "200 %").toBeLessThanOrEqual(0)
  })
