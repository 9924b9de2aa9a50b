import type { Page } from "@playwright/test"
import { editorOn, expect, test, text, type Editor } from "../../fixtures/editor"
import type { EditorSite } from "../../fixtures/editorServer"
import { expectNoViolations } from "../../support/audits/axe"

type Given = { editor: Editor; page: Page; site: EditorSite }

const value = "values/ambition.json"

/** Opens each view and state of the editor, and waits until it is shown. */
const views: Record<string, (given: Given) => Promise<unknown>> = {
  "all content": async ({ editor }) => editor.openStart(),
  "a deletion": async ({ editor }) => {
    await editor.openStart()
    await editor.chooseInMenu("Poultry Trading", "actions.delete")
    await expect(editor.dialog.getByRole("combobox")).toBeFocused()
  },
  "a draft, and what is missing": async ({ editor }) => {
    await editor.open("values/excellence.json")
    await editor.button("start.show").click()
    await expect(editor.field("Title")).toBeFocused()
  },
  "kinds of sections to choose": async ({ editor }) => {
    await editor.open("pages/poultry.json")
    await editor.button("form.addSection").click()
    await expect(editor.dialog.getByText("Gallery")).toBeVisible()
  },
  "a list whose entries fold, with an error, beside notes": async ({ editor, page }) => {
    await editor.open("site.json", ["footer", "links", 1, "to"])
    await page.getByRole("textbox", { name: "Destination" }).first().fill("/none/")
    await expect(
      page.locator("summary, button").getByText(text("start.errors")).nth(1),
    ).toBeVisible()
    await expect(
      page.locator("summary, button").getByText(text("start.notes")).first(),
    ).toBeVisible()
  },
  "changes, some saved, some unfinished": async ({ editor, page }) => {
    await editor.open(value)
    await editor.field("Title").fill("Boldness")
    await page.getByRole("link", { name: text("changes.title") }).click()
    await expect(page.getByText("Boldness").first()).toBeVisible()
    await expect(page.getByText(/unfinished/).first()).toBeVisible()
  },
  "a conflict": async ({ editor, page, site }) => {
    site.replace(`content/${value}`, ["Ambition", "Their courage"])
    await editor.open(value)
    await page.reload()
    await expect(page.getByRole("region", { name: text("conflict.title") })).toBeVisible()
  },
  "another tab": async ({ page, site }) => {
    await page.goto("about:blank")
    await editorOn(await page.context().newPage(), site).openStart()
    await page.bringToFront()
    await page.goto(site.address)
    await expect(page.getByText(text("app.otherTab"))).toBeVisible()
  },
}

const layer = "dialog[open], [role=menu], [role=listbox]"

// All of a view fits, so that no bar covers a text whose contrast is measured.
const height = 4000

/** Expects that axe finds nothing at one width, and that nothing scrolls sideways on a phone and at 200 %. */
async function expectGoodLook(page: Page) {
  // What is behind a dialog or a menu is hidden. The pages in the preview have tests of their own.
  const isCovered = await page.locator(layer).first().isVisible()
  await page.setViewportSize({ width: 1440, height })
  await expectNoViolations(page, isCovered ? layer : { exclude: ["iframe"] })
  // 640 px are 1280 px at 200 %.
  for (const [width, fontSize] of [
    [360, ""],
    [640, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    // A menu follows its button after the window has changed.
    await expect.soft.poll(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""))
  await page.setViewportSize({ width: 1440, height: 900 })
}

test.use({ contextOptions: { reducedMotion: "reduce" } })

test("axe finds nothing in any view, and nothing scrolls sideways", async ({
  page,
  editor,
  site,
}) => {
  test.setTimeout(480_000)
  // Something unfinished, a draft, and a link to a venture.
  site.replace("content/values/innovation.json", ["Innovation", "Lorem ipsum"])
  const [title, position] = ["Excellence", '"position"']
  const draft = `"draft": true, ${position}`
  site.replace("content/values/excellence.json", [title, ""], [position, draft])
  site.replace("content/pages/home.json", ['"/services/"', '"/services/#poultry-trading"'])
  for (const [name, visit] of Object.entries(views))
    await test.step(name, async () => {
      await visit({ page, editor, site })
      await expectGoodLook(page)
      // Closes a dialog or a menu.
      await page.keyboard.press("Escape")
    })
})
