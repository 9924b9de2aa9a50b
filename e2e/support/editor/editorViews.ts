import type { Page } from "@playwright/test"
import { text } from "../../../plugins/content-editor/ui/words/words"
import type { EditorSite } from "../../fixtures/editorServer"
import { editorOn, expect, type Editor } from "../../fixtures/editor"

type Given = { editor: Editor; page: Page; site: EditorSite }
type Visit = (given: Given) => Promise<unknown>

const file = "values/ambition.json"
const menuOf = (title: string) => text("actions.menu", { title })

/** Opens each view and state of the editor, and waits until it is shown. */
export const editorViews: Record<string, Visit> = {
  start: ({ editor }) => editor.openStart(),
  "a part of the site": async ({ editor, page }) => {
    await editor.openStart()
    await page.getByRole("link", { name: "Announcements" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Announcements")
  },
  "planned and hidden items": async ({ editor, page, site }) => {
    site.replace(`content/${file}`, ['"position"', '"hidden": true, "position"'])
    site.replace("content/services/poultry-trading.json", [
      '"position"',
      '"shown": { "from": "2098-12-12T18:00" }, "position"',
    ])
    await editor.openStart()
    await page.getByRole("button", { name: text("visibility.planned") }).click()
    await expect(page.getByRole("row")).toHaveCount(1)
  },
  "a venture on another day": async ({ editor, page, site }) => {
    site.replace("content/services/poultry-trading.json", [
      '"position"',
      '"shown": { "from": "2098-12-12T18:00" }, "position"',
    ])
    await editor.open("services/poultry-trading.json", ["shown", "from"])
    await page.getByRole("button", { name: /^Look at/ }).click()
    await expect(page.getByLabel(text("preview.asOn"))).toHaveValue("2098-12-12T18:00")
  },
  "a draft, and what is missing": async ({ editor, page, site }) => {
    site.replace(
      `content/${file}`,
      ['"Ambition"', '""'],
      ['"position"', '"draft": true, "position"'],
    )
    await editor.open(file)
    await page.getByRole("button", { name: text("start.show"), exact: true }).click()
    await expect(editor.field("Title")).toBeFocused()
  },
  "a search": async ({ editor, page }) => {
    await editor.openStart()
    await page.getByRole("searchbox").fill("founders")
    await expect(page.getByRole("link", { name: /founders/i }).first()).toBeVisible()
  },
  "words to replace": async ({ page, ...given }) => {
    await editorViews["a search"]({ page, ...given })
    await page.getByRole("button", { name: text("replace.title") }).click()
    await page.keyboard.type("makers")
    await expect(page.getByRole("checkbox", { name: /makers/ }).first()).toBeChecked()
  },
  "the menu of an item": async ({ editor, page }) => {
    await editor.openStart()
    await page.getByRole("button", { name: menuOf("Ambition") }).click()
    await expect(page.getByRole("menu")).toBeVisible()
  },
  "a new item": async ({ editor, page }) => {
    await editor.openStart()
    await page.getByRole("button", { name: text("start.newItem", { type: "venture" }) }).click()
    await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused()
  },
  "a deletion": async ({ editor, page, site }) => {
    site.replace("content/pages/home.json", ['"/services/"', '"/services/#poultry-trading"'])
    await editor.openStart()
    await editor.chooseInMenu("Poultry Trading", "actions.delete")
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused()
  },
  "a form": async ({ editor }) => {
    await editor.open("pages/home.json")
    await expect(editor.field("Label")).toBeVisible()
  },
  "a page on a phone": async ({ editor, page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await editor.open("pages/home.json")
    await page.getByRole("button", { name: text("item.page"), exact: true }).click()
    await expect(editor.preview.getByRole("heading", { level: 1 })).toBeVisible()
  },
  "a section for search engines": async ({ editor, page }) => {
    await editor.open("pages/home.json", ["title"])
    await expect(page.locator("main :focus")).toBeVisible()
  },
  "the sections of a form": async ({ editor, page }) => {
    await editor.open("pages/home.json")
    await page.getByRole("button", { name: text("form.sections") }).click()
    await expect(page.getByRole("menu")).toBeVisible()
  },
  "a page of your own": async ({ editor, page }) => {
    await editor.open("pages/poultry.json", ["sections", 2, "questions", "title"])
    await expect(page.locator("main :focus")).toBeVisible()
  },
  "kinds of sections to choose": async ({ editor, page }) => {
    await editor.open("pages/poultry.json")
    await page.getByRole("button", { name: text("form.addSection"), exact: true }).click()
    await expect(page.getByRole("dialog").getByText("Gallery")).toBeVisible()
  },
  "a new page": async ({ editor, page }) => {
    await editor.openStart()
    await page.getByRole("button", { name: text("start.newItem", { type: "page" }) }).click()
    await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused()
  },
  "an image to choose": async ({ editor, page }) => {
    await editor.open("services/poultry-trading.json")
    await page.getByRole("button", { name: text("pictures.choose") }).click()
    await expect(page.getByRole("dialog").getByText("hero.png")).toBeVisible()
  },
  "a form with errors": async ({ editor, page }) => {
    await editor.open("services/poultry-trading.json")
    await editor.field("Title").fill("")
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(1)
  },
  "a list whose entries fold, with an error, beside notes": async ({ editor, page }) => {
    await editor.open("site.json", ["footer", "links", 1, "to"])
    await page.getByRole("textbox", { name: "Destination" }).first().fill("/none/")
    await expect(page.getByRole("img", { name: text("start.errors") })).toHaveCount(2)
    await expect(page.getByRole("img", { name: text("start.notes") }).first()).toBeVisible()
  },
  "the icons": async ({ editor, page }) => {
    await editor.open(file)
    await page.getByRole("button", { name: /· change$/ }).click()
    await page.getByRole("dialog").getByRole("searchbox").fill("chicken")
    await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible()
  },
  pictures: async ({ editor, page }) => {
    await editor.openStart()
    await page.getByRole("link", { name: text("pictures.title") }).click()
    await expect(page.getByText("hero.png").first()).toBeVisible()
  },
  "a picture": async ({ page, ...given }) => {
    await editorViews.pictures({ page, ...given })
    await page.getByText("hero.png").first().click()
    await expect(page.getByRole("dialog").getByRole("textbox")).toBeVisible()
  },
  "unsaved changes": async ({ editor, page }) => {
    await editor.open(file)
    await editor.field("Title").fill("Boldness")
    await page.getByRole("link", { name: text("changes.title") }).click()
    await expect(page.getByText("Boldness").first()).toBeVisible()
    await expect(page.getByText(text("changes.localPublished"))).toBeVisible()
  },
  "saved changes": async ({ editor, page, site }) => {
    site.replace(`content/${file}`, ["Ambition", "Boldness"])
    await editor.openStart()
    await page.getByRole("link", { name: text("changes.title") }).click()
    await expect(page.getByRole("button", { name: text("changes.localPublish") })).toBeVisible()
  },
  "saved changes, some unfinished": async ({ editor, page, site }) => {
    site.replace(`content/${file}`, ['"Ambition"', '"Lorem ipsum"'])
    await editor.openStart()
    await page.getByRole("link", { name: text("changes.title") }).click()
    await expect(page.getByText(text("unfinished.before", { count: 1 }))).toBeVisible()
  },
  "destinations to choose": async ({ editor, page, site }) => {
    site.replace("content/pages/privacy.json", [
      '"top"',
      '"shown": { "from": "2098-12-12" }, "top"',
    ])
    await editor.open("pages/home.json")
    const name = `Destination: ${text("form.chooseDestination")}`
    await page.getByRole("button", { name }).first().click()
    await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible()
  },
  "an address for a poster": async ({ editor, page }) => {
    await editor.openStart()
    await editor.chooseInMenu("Poultry trading in detail", "poster.title")
    await expect(page.getByRole("dialog").getByRole("img")).toBeVisible()
  },
  "an earlier version": async ({ editor, page }) => {
    await editor.open(file)
    await editor.field("Title").fill("Boldness")
    await page.getByRole("button", { name: text("item.versions") }).click()
    await page.getByRole("dialog").getByText("The site").click()
    await expect(page.getByText(text("versions.compared"))).toBeVisible()
  },
  "a conflict": async ({ editor, page, site }) => {
    await editor.open(file)
    await editor.field("Title").fill("My courage")
    site.replace(`content/${file}`, ["Ambition", "Their courage"])
    await page.reload()
    await expect(page.getByRole("region", { name: text("conflict.title") })).toBeVisible()
  },
  "another tab": async ({ page, site }) => {
    await editorOn(await page.context().newPage(), site).openStart()
    await page.goto(site.address)
    await expect(page.getByText(text("app.otherTab"))).toBeVisible()
  },
  "a missing item": async ({ page, site }) => {
    await page.goto(`${site.address}#/edit/services/nothing.json`)
    await expect(page.getByText(text("item.missing"))).toBeVisible()
  },
}
