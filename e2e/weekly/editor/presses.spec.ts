import type { Locator, Page } from "@playwright/test"
import { text } from "../../../plugins/content-editor/ui/words/words"
import { everyKind } from "../../support/composed/everyKind"
import { writePage } from "../../support/composed/writePage"
import { pressAll } from "../../support/pressAll"
import { fingerOn } from "../../support/presses"
import { expect, test, type Editor } from "../../fixtures/editor"

type Case = {
  window: [width: number, height: number]
  show: (editor: Editor, page: Page) => Promise<unknown>
  /** What is pressed; without it, each button. */
  within?: string
  /** What opens the dialog in which is pressed. */
  opener?: (page: Page) => Locator
  isTouched?: boolean
}

// Each press on the number of what is unfinished leads to another place.
const buttons = "main :is(button:not([aria-pressed], [role=status] *), summary):visible"
const menus = "main [aria-haspopup]:visible"
const everyFifthKind = "[role=dialog] li:nth-child(5n) button"
// A version that was made cannot be taken back.
const discards = `main button:text("${text("changes.discard")}")`

const showPage = (editor: Editor) => editor.open("pages/long.json")
const showPictures = async (editor: Editor, page: Page) => {
  await editor.openStart()
  await page.getByRole("link", { name: text("pictures.title") }).click()
  await expect(page.getByText("hero.png").first()).toBeVisible()
}
const showChanges = async (editor: Editor, page: Page) => {
  await editor.open("values/ambition.json")
  await editor.field("Title").fill("Boldness")
  await editor.field("Description").fill("We dare.")
  await page.getByRole("link", { name: text("changes.title") }).click()
  await expect(page.getByText("Boldness").first()).toBeVisible()
}
const addSection = (page: Page) =>
  page.getByRole("button", { name: text("form.addSection"), exact: true })

const cases: Case[] = [
  { window: [1440, 900], show: showPage },
  { window: [1366, 650], show: (editor) => editor.openStart() },
  { window: [1366, 650], show: showPage, within: menus },
  { window: [1366, 650], show: showPage, within: everyFifthKind, opener: addSection },
  { window: [768, 1024], show: showPictures },
  { window: [1024, 768], show: (editor) => editor.open("site.json", ["footer"]) },
  { window: [1440, 900], show: showChanges, within: discards },
  { window: [390, 844], show: showPage, isTouched: true },
]

test("a press does what the key Enter does, wherever the button is in the window", async ({
  page,
  editor,
  site,
}) => {
  test.setTimeout(300_000)
  writePage(site, "long", everyKind.slice(0, 6))
  const files = editor.changedFiles()
  let total = 0
  for (const [nth, { window, show, within = buttons, opener, isTouched }] of cases.entries()) {
    const [width, height] = window
    await page.setViewportSize({ width, height })
    await page.goto("about:blank")
    await show(editor, page)
    await opener?.(page).press("Enter")
    const { presses, unmeant } = await pressAll(page, page.locator(within), {
      pointer: isTouched ? await fingerOn(page) : undefined,
      opener: opener?.(page),
      firstHeight: nth,
    })
    expect.soft(unmeant, `${width} × ${height}`).toEqual([])
    expect.soft(presses).toBeGreaterThan(0)
    total += presses
  }
  expect(total).toBeGreaterThanOrEqual(100)
  expect(editor.changedFiles()).toEqual(files)
})
