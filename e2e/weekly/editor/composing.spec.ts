import type { Page } from "@playwright/test"
import { text } from "../../../plugins/content-editor/ui/words/words"
import { kindSchema } from "../../../plugins/content-model/model/jsonSchema"
import { validateFolder } from "../../../plugins/content-model/validate/validateFolder"
import { expect, test, type Editor } from "../../fixtures/editor"
import type { EditorSite } from "../../fixtures/editorServer"
import { fingerOf, keyboardOf, type Hand } from "../../support/hands"

type Given = { page: Page; editor: Editor; site: EditorSite }

const file = "pages/weddings.json"
const sections = [
  {
    story: {
      title: "A saree for the day",
      paragraphs: ["Our weavers begin **three months** before."],
      picture: { file: "images/fashion.png", description: "A saree of red silk" },
    },
  },
  { text: { title: "What to know", body: "We send [samples](/contact/) by post." } },
  {
    steps: {
      title: "How to order",
      entries: [
        { title: "Choose", text: "Look at the samples at home." },
        { title: "Fit", text: "We measure, and sew." },
      ],
    },
  },
  {
    questions: {
      title: "What brides ask",
      entries: [
        { question: "Until when?", answer: "Until a month before." },
        { question: "And for guests?", answer: "Yes, for them too." },
      ],
    },
  },
  {
    figures: {
      title: "Counted",
      entries: [
        { number: "12", label: "weavers" },
        { number: "90", label: "days for a saree" },
      ],
      source: "Own count, 2026",
    },
  },
  {
    callToAction: {
      title: "Shall we meet?",
      text: "Say which day suits you.",
      action: { label: "Write to us", to: "/contact/" },
    },
  },
]

/** The texts of a value with their paths. */
const textsIn = (value: unknown, path: string): [path: string, words: string][] =>
  typeof value === "string"
    ? [[path, value]]
    : Object.entries(Object(value)).flatMap(([key, below]) => textsIn(below, `${path}.${key}`))

/** Makes the page from the start page on, moves a section up, and saves. */
async function compose(hand: Hand, { page, editor, site }: Given) {
  const dialog = page.getByRole("dialog")
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true })
  const at = (path: string) => page.locator(`main [data-path="${path}"]`)

  await editor.openStart()
  await hand.press(button(text("start.newItem", { type: "page" })))
  await hand.write(dialog.getByRole("textbox"), "Weddings")
  await hand.choose(dialog.getByRole("combobox"), "An empty page")
  await hand.press(button(text("start.create")))
  await hand.write(at("top.introduction").locator("textarea"), "Sarees for the bride and guests.")
  for (const [index, section] of sections.entries()) {
    const [kind] = Object.keys(section)
    await hand.press(button(text("form.addSection")))
    await hand.press(dialog.getByRole("button", { name: new RegExp(`^${kindSchema(kind).title}`) }))
    await expect(at(`sections.${index}.${kind}`).locator(":focus")).toBeVisible()
    for (const [path, words] of textsIn(section, `sections.${index}`)) {
      if (path.endsWith(".file")) {
        await hand.press(at(path).getByRole("button", { name: text("pictures.choose") }))
        await hand.press(dialog.getByRole("row", { name: words.replace("images/", "") }))
        continue
      }
      const field = at(path).locator("input, textarea")
      const [list] = path.split(/\.\d+\.\w+$/)
      if ((await field.count()) === 0)
        await hand.press(at(list).getByRole("button", { name: /^Add / }))
      const isExample = (await field.inputValue()) === words
      if (!isExample) await hand.write(field, words)
    }
  }
  const title = "Key figures · Counted"
  await hand.press(button(text("actions.menu", { title })))
  await hand.press(page.getByRole("menuitem", { name: text("actions.moveUp") }))

  // What is missing is asked for.
  await hand.save()
  const description = at("description").locator("textarea")
  await expect(description).toBeFocused()
  await hand.write(
    description,
    "Sarees for the bride and her guests: how we weave and fit them, and when to order.",
  )
  await hand.save()
  await editor.expectSaved()
  expect(editor.saved(file).sections).toEqual([0, 1, 2, 4, 3, 5].map((nth) => sections[nth]))
  const issues = await validateFolder(`${site.folder}/content`)
  const types = issues.filter((issue) => issue.file === file).map(({ type }) => type)
  // The copy's pictures are small, and nothing links to the page yet.
  expect(types.toSorted()).toEqual(["image-too-small", "unlinked-page"])
}

test("a page of six sections is made by keyboard alone", async ({ page, editor, site }) => {
  const keyboard = keyboardOf(page)
  await compose(keyboard, { page, editor, site })
  expect(keyboard.count()).toBeLessThanOrEqual(180)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("a page of six sections is made by touch", async ({ page, editor, site }) => {
    const finger = fingerOf(page)
    await compose(finger, { page, editor, site })
    expect(finger.count()).toBeLessThanOrEqual(55)
  })
})
