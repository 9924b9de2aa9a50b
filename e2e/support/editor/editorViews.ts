import type { Page } from "@playwright/test"
import type { EditorSite } from "../../fixtures/editorServer"
import { editorOn, expect, text, type Editor } from "../../fixtures/editor"

type Given = { editor: Editor; page: Page; site: EditorSite }

const value = "values/ambition.json"
const venture = "services/poultry-trading.json"

/** Gives the content what the views show: something planned, unfinished, a draft, a link to a venture. */
export function prepareViews(site: EditorSite) {
  const before = '"position"'
  const shown = '"shown": { "from": "2098-12-12T18:00" }'
  site.replace(`content/${venture}`, [before, `${shown}, ${before}`])
  site.replace("content/pages/privacy.json", ['"top"', `${shown}, "top"`])
  site.replace(`content/${value}`, [before, `"hidden": true, ${before}`])
  site.replace("content/values/innovation.json", ["Innovation", "Lorem ipsum"])
  site.replace(
    "content/values/excellence.json",
    ["Excellence", ""],
    [before, `"draft": true, ${before}`],
  )
  site.replace("content/pages/home.json", ['"/services/"', '"/services/#poultry-trading"'])
}

/** Opens each view and state of the editor, and waits until it is shown. */
export const editorViews: Record<string, (given: Given) => Promise<unknown>> = {
  "the menu of an item": async ({ editor, page }) => {
    await editor.openStart()
    await page.getByRole("button", { name: text("actions.menu", { title: "Ambition" }) }).click()
    await expect(page.getByRole("menu")).toBeVisible()
  },
  "a new page": async ({ editor, page }) => {
    await editor.openStart()
    await page.getByRole("button", { name: text("start.newItem", { type: "page" }) }).click()
    await expect(editor.dialog.getByRole("textbox")).toBeFocused()
  },
  "a deletion": async ({ editor }) => {
    await editor.openStart()
    await editor.chooseInMenu("Poultry Trading", "actions.delete")
    await expect(editor.dialog.getByRole("combobox")).toBeFocused()
  },
  "an address for a poster": async ({ editor }) => {
    await editor.openStart()
    await editor.chooseInMenu("Poultry trading in detail", "poster.title")
    await expect(editor.dialog.getByRole("img")).toBeVisible()
  },
  pictures: async ({ editor, page }) => {
    await editor.openStart()
    await page.getByRole("link", { name: text("pictures.title") }).click()
    await expect(page.getByText("hero.png").first()).toBeVisible()
  },
  "a picture": async ({ editor, page }) => {
    await page.getByText("hero.png").first().click()
    await expect(editor.dialog.getByRole("textbox")).toBeVisible()
  },
  "a venture on another day": async ({ editor, page }) => {
    await editor.open(venture, ["shown", "from"])
    await page.getByRole("button", { name: /^Look at/ }).click()
    await expect(page.getByLabel(text("preview.asOn"))).toHaveValue("2098-12-12T18:00")
  },
  "a draft, and what is missing": async ({ editor }) => {
    await editor.open("values/excellence.json")
    await editor.button("start.show").click()
    await expect(editor.field("Title")).toBeFocused()
  },
  "the icons": async ({ editor, page }) => {
    await editor.open(value)
    await page.getByRole("button", { name: /· change$/ }).click()
    await editor.dialog.getByRole("searchbox").fill("chicken")
    await expect(editor.dialog.getByRole("option").first()).toBeVisible()
  },
  "the sections of a form": async ({ editor, page }) => {
    await editor.open("pages/home.json", ["title"])
    await expect(editor.focused).toBeVisible()
    await editor.button("form.sections").click()
    await expect(page.getByRole("menu")).toBeVisible()
  },
  "destinations to choose": async ({ editor, page }) => {
    await editor.open("pages/home.json")
    const name = `Destination: ${text("form.chooseDestination")}`
    await page.getByRole("button", { name }).first().click()
    await expect(editor.dialog.getByRole("option").first()).toBeVisible()
  },
  "a page of your own": async ({ editor }) => {
    await editor.open("pages/poultry.json", ["sections", 2, "questions", "title"])
    await expect(editor.focused).toBeVisible()
  },
  "kinds of sections to choose": async ({ editor }) => {
    await editor.open("pages/poultry.json")
    await editor.button("form.addSection").click()
    await expect(editor.dialog.getByText("Gallery")).toBeVisible()
  },
  "a list whose entries fold, with an error, beside notes": async ({ editor, page }) => {
    await editor.open("site.json", ["footer", "links", 1, "to"])
    await page.getByRole("textbox", { name: "Destination" }).first().fill("/none/")
    await expect(page.getByRole("img", { name: text("start.errors") }).nth(1)).toBeVisible()
    await expect(page.getByRole("img", { name: text("start.notes") }).first()).toBeVisible()
  },
  "changes, some saved, some unfinished": async ({ editor, page }) => {
    await editor.open(value)
    await editor.field("Title").fill("Boldness")
    await page.getByRole("link", { name: text("changes.title") }).click()
    await expect(page.getByText("Boldness").first()).toBeVisible()
    await expect(page.getByText(/unfinished/).first()).toBeVisible()
  },
  "an earlier version": async ({ editor, page }) => {
    await editor.open(value)
    await editor.button("item.versions").click()
    await editor.dialog.getByText("The site").click()
    await expect(page.getByText(text("versions.compared"))).toBeVisible()
  },
  "a conflict": async ({ editor, page, site }) => {
    site.replace(`content/${value}`, ["Ambition", "Their courage"])
    await editor.open(value)
    await page.reload()
    await expect(page.getByRole("region", { name: text("conflict.title") })).toBeVisible()
  },
  "a missing item": async ({ page, site }) => {
    await page.goto(`${site.address}#/edit/services/nothing.json`)
    await expect(page.getByText(text("item.missing"))).toBeVisible()
  },
  // The start page keeps a filter, and the words of a search.
  "planned items": async ({ editor, page }) => {
    await editor.openStart()
    await editor.button("visibility.planned").click()
    await expect(page.getByRole("row")).toHaveCount(2)
  },
  "a search, and words to replace": async ({ editor, page }) => {
    await editor.openStart()
    await page.getByRole("searchbox").fill("founders")
    await editor.button("replace.title").click()
    await page.keyboard.type("makers")
    await expect(page.getByRole("checkbox", { name: /makers/ }).first()).toBeChecked()
  },
  "another tab": async ({ page, site }) => {
    await page.goto("about:blank")
    await editorOn(await page.context().newPage(), site).openStart()
    await page.bringToFront()
    await page.goto(site.address)
    await expect(page.getByText(text("app.otherTab"))).toBeVisible()
  },
}
