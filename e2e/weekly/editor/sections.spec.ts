import type { Locator, Page } from "@playwright/test"
import * as fc from "fast-check"
import { textOf } from "../../../plugins/content-editor/drafts/merge/drafts"
import { newSection } from "../../../plugins/content-editor/drafts/items/newItem"
import { text } from "../../../plugins/content-editor/ui/words/words"
import { isEqual, withValueAt } from "../../../plugins/content-model/lib/path"
import { kindSchema } from "../../../plugins/content-model/model/jsonSchema"
import { expect, test, type Editor } from "../../fixtures/editor"
import type { EditorSite } from "../../fixtures/editorServer"
import { writePage } from "../../support/composed/writePage"

// CI walks the same sequences each time. For others: SEQUENCES=100 SEED=7 npx playwright test long/editor/sections
const { SEQUENCES = "3", SEED = "1" } = process.env
const numRuns = Number(SEQUENCES)

const file = "pages/walk.json"
const kinds = ["text", "steps", "questions", "callToAction"]
const limits = { min: 2, max: 8 } // of sections, which the walk keeps to

/** What a person does with a section, and two numbers that choose which one, and where to. */
const sequences = fc.sample(
  fc.array(
    fc.tuple(
      fc.constantFrom(
        "add",
        "type",
        "type",
        "moveByMenu",
        "drag",
        "copy",
        "remove",
        "undo",
        "redo",
      ),
      fc.nat(99),
      fc.nat(99),
    ),
    { minLength: 6, maxLength: 10 },
  ),
  { numRuns, seed: Number(SEED) },
)

type Given = { page: Page; editor: Editor; site: EditorSite }

/** Walks over the sections of a page, and compares each saved file with the predicted one. */
async function walk(
  { page, editor, site }: Given,
  press: (target: Locator) => Promise<void>,
  canDrag: boolean,
) {
  test.setTimeout(60_000 + numRuns * 30_000)
  const first = ["text", "steps", "questions"].map(newSection)
  writePage(site, "walk", first)
  const before = editor.changedFiles()
  const saved = editor.saved(file)
  let sections: object[] = saved.sections
  let [done, undone]: object[][][] = [[], []]
  let words = 0

  await editor.open(file)
  const row = (index: number) => page.locator(`main [data-path="sections.${index}"]`)
  const button = (name: string) => page.getByRole("button", { name, exact: true })
  const predict = (next: object[]) => {
    // Two equal sections that change places are no step.
    if (isEqual(next, sections)) return
    done.push(sections)
    undone = []
    sections = next
  }
  const chooseInMenu = async (index: number, action: Parameters<typeof text>[0]) => {
    await press(row(index).locator("[aria-haspopup]").first())
    await press(page.getByRole("menuitem", { name: text(action), exact: true }))
  }
  const replay = async (name: "item.undo" | "item.redo", from: object[][], to: object[][]) => {
    const step = from.pop()
    if (!step) return
    to.push(sections)
    sections = step
    await press(button(text(name)))
  }
  const move = (from: number, to: number) =>
    predict(sections.toSpliced(from, 1).toSpliced(to, 0, sections[from]))
  const actions: Record<
    (typeof sequences)[number][number][0],
    (a: number, b: number) => Promise<void>
  > = {
    async add(a, b) {
      if (sections.length >= limits.max) return
      const [at, kind] = [a % (sections.length + 1), kinds[b % kinds.length]]
      const insert = page
        .getByRole("button", { name: text("form.addBefore", { title: "" }) })
        .nth(at)
      await press(at === sections.length ? button(text("form.addSection")) : insert)
      await press(
        page
          .getByRole("dialog")
          .getByRole("button", { name: new RegExp(`^${kindSchema(kind).title}`) }),
      )
      predict(sections.toSpliced(at, 0, newSection(kind)))
    },
    async type(a) {
      const at = a % sections.length
      const [kind] = Object.keys(sections[at])
      const toggle = row(at).getByRole("button").first()
      if ((await toggle.getAttribute("aria-expanded")) === "false") await press(toggle)
      await press(page.locator(`main [data-path="sections.${at}.${kind}.title"] input`))
      await page.keyboard.press("ControlOrMeta+a")
      // Words that are longer or shorter by one letter would be undone with those before.
      const heading = `${"Very ".repeat(++words % 3)}good ${words}`
      await page.keyboard.insertText(heading)
      predict(sections.with(at, Object(withValueAt(sections[at], [kind, "title"], heading))))
    },
    async moveByMenu(a, b) {
      const at = a % sections.length
      const isUp = at === sections.length - 1 || (at > 0 && b % 2 === 0)
      await chooseInMenu(at, isUp ? "actions.moveUp" : "actions.moveDown")
      move(at, isUp ? at - 1 : at + 1)
    },
    async drag(a, b) {
      if (!canDrag) return actions.moveByMenu(a, b)
      const [from, to] = [a % sections.length, b % sections.length]
      if (from === to) return
      // Playwright loses the drag if it must scroll, as it must to an open section.
      const open = page.locator("[data-path=sections] > ol > li > div > div > [aria-expanded=true]")
      if ((await open.count()) > 0) await press(open)
      await row(to).evaluate((one) => one.closest("ol")?.scrollIntoView({ block: "center" }))
      const { height = 0 } = (await row(to).boundingBox()) ?? {}
      const y = from < to ? height - 2 : 2
      await row(from)
        .locator("[draggable=true]")
        .dragTo(row(to), { targetPosition: { x: 100, y } })
      move(from, to)
    },
    async copy(a) {
      if (sections.length >= limits.max) return
      const at = a % sections.length
      await chooseInMenu(at, "actions.copy")
      predict(sections.toSpliced(at + 1, 0, sections[at]))
    },
    async remove(a, b) {
      if (sections.length <= limits.min) return
      const at = a % sections.length
      await chooseInMenu(at, "actions.delete")
      predict(sections.toSpliced(at, 1))
      if (b % 3 > 0) return
      await press(button(text("form.bringBack")))
      predict(done[done.length - 1])
    },
    undo: () => replay("item.undo", done, undone),
    redo: () => replay("item.redo", undone, done),
  }
  for (const sequence of sequences) {
    for (const [kind, a, b] of sequence) await actions[kind](a, b)
    await press(page.getByRole("banner").getByRole("button", { name: text("app.save") }))
    const expected = textOf(file, { ...saved, sections })
    await expect(() =>
      expect(site.read(`content/${file}`), JSON.stringify(sequence)).toBe(expected),
    ).toPass({ timeout: 5000 })
    expect(editor.changedFiles()).toEqual(before)
  }
}

test.describe("on a high screen", () => {
  // All sections are in view while one is dragged.
  test.use({ viewport: { width: 1440, height: 1600 } })

  test("random work at sections with the mouse is saved as it was done", ({ page, editor, site }) =>
    walk({ page, editor, site }, (target) => target.click(), true))
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("random work at sections by touch is saved as it was done", ({ page, editor, site }) =>
    walk({ page, editor, site }, (target) => target.tap(), false))
})
