import type { Locator, Page } from "@playwright/test"
import { newSection } from "../../../plugins/content-editor/drafts/items/newItem"
import { kindSchema, kindsOf, sectionSchema } from "../../../plugins/content-model/model/jsonSchema"
import { expect, test, text, type Editor } from "../../fixtures/editor"
import type { EditorSite } from "../../fixtures/editorServer"
import { writePage } from "../../support/composed/writePage"

const sections = "[data-path=sections] > ol > li"
const buttonOf = (kind: string) => new RegExp(`^${kindSchema(kind).title}`)

test("each kind of section can be added, by mouse or by keyboard, and starts without red", async ({
  page,
  editor,
}) => {
  const kinds = kindsOf(sectionSchema())
  await editor.create("page", "Our Terms", "Terms")
  const before = await page.locator(sections).count()
  for (const [index, kind] of kinds.entries()) {
    await editor.button("form.addSection").click()
    const choice = editor.dialog.getByRole("button", { name: buttonOf(kind) }).first()
    await (index % 2 ? choice.press("Enter") : choice.click())
    const added = page.locator(`[data-path="sections.${before + index}.${kind}"]`)
    await expect(added.locator(":focus")).toBeVisible()
  }
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0)
  await editor.button("draft.save").click()
  await editor.expectSaved()
  const saved: object[] = editor.saved("pages/our-terms.json").sections
  expect(saved.slice(before).flatMap((section) => Object.keys(section))).toEqual(kinds)
})

type Given = { page: Page; editor: Editor; site: EditorSite }
type Press = (target: Locator) => Promise<void>

/** Adds, changes, moves, copies and deletes sections, goes back and forth, and expects what is saved. */
async function workAtSections({ page, editor, site }: Given, press: Press, canDrag: boolean) {
  const kinds = ["text", "steps", "questions"]
  writePage(site, "walk", kinds.map(newSection))
  await editor.open("pages/walk.json")
  const row = (index: number) => page.locator(sections).nth(index)
  const chooseInMenu = async (index: number, action: Parameters<typeof text>[0]) => {
    await press(row(index).locator("[aria-haspopup]").first())
    await press(page.getByRole("menuitem", { name: text(action), exact: true }))
  }
  const expectKinds = async (...expected: string[]) => {
    await press(page.getByRole("banner").getByRole("button", { name: text("app.save") }))
    const saved = () => editor.saved("pages/walk.json").sections.flatMap(Object.keys)
    await expect.poll(saved).toEqual(expected)
  }

  await press(page.getByRole("button", { name: text("form.addBefore", { title: "" }) }).nth(1))
  await press(editor.dialog.getByRole("button", { name: buttonOf("callToAction") }))
  await expectKinds("text", "callToAction", "steps", "questions")
  await press(page.locator('[data-path="sections.1.callToAction.title"] input'))
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.insertText("Come in")
  await chooseInMenu(1, "actions.moveUp")
  await chooseInMenu(0, "actions.copy")
  await expectKinds("callToAction", "callToAction", "text", "steps", "questions")
  const titles = () =>
    editor
      .saved("pages/walk.json")
      .sections.map((one: { callToAction?: object }) => one.callToAction)
  expect(titles()).toMatchObject([{ title: "Come in" }, { title: "Come in" }, {}, {}, {}])

  await chooseInMenu(3, "actions.delete")
  await chooseInMenu(0, "actions.delete")
  await press(editor.button("form.bringBack"))
  await press(editor.button("item.undo"))
  await expectKinds("callToAction", "text", "questions")
  await press(editor.button("item.undo"))
  await press(editor.button("item.undo"))
  await press(editor.button("item.redo"))
  await expectKinds("callToAction", "callToAction", "text", "questions")
  if (!canDrag) return
  const handle = row(3).locator("[draggable=true]")
  await handle.dragTo(row(0), { targetPosition: { x: 100, y: 2 } })
  await expectKinds("questions", "callToAction", "callToAction", "text")
}

test.describe("on a high screen", () => {
  // All sections are in view while one is dragged.
  test.use({ viewport: { width: 1440, height: 1600 } })

  test("work at sections with the mouse is saved as it was done", ({ page, editor, site }) =>
    workAtSections({ page, editor, site }, (target) => target.click(), true))
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("work at sections by touch is saved as it was done", ({ page, editor, site }) =>
    workAtSections({ page, editor, site }, (target) => target.tap(), false))

  test("a tap after a date field was tapped opens the menu that is tapped", async ({
    page,
    editor,
  }) => {
    await editor.open("pages/poultry.json", ["shown", "until"])
    await page.getByLabel("Until", { exact: true }).tap()
    const menu = page.getByRole("button", { name: text("actions.menu", { title: "Steps" }) })
    await menu.evaluate((button) => button.scrollIntoView({ block: "center" }))
    const scrolled = await page.evaluate(() => scrollY)
    await menu.tap()
    await expect(page.getByRole("menu")).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })
})
