import type { Locator, Page } from "@playwright/test"
import sharp from "sharp"
import { text } from "../../../plugins/content-editor/ui/words/words"
import { expect, test } from "../../fixtures/editor"
import { fingerOf, type Hand } from "../../support/hands"

const at = (page: Page, path: string) => page.locator(`main [data-path="${path}"]`)
const inputAt = (page: Page, path: string) => at(page, path).locator("input, textarea").first()

/** Writes texts below a section of a page. A section that is closed is opened first. */
async function fillSection(hand: Hand, page: Page, index: number, texts: Record<string, string>) {
  for (const [path, words] of Object.entries(texts)) {
    const field = inputAt(page, `sections.${index}.${path}`)
    const row = at(page, `sections.${index}`)
    if (!(await field.isVisible())) await hand.press(row.locator("[aria-expanded]").first())
    await hand.write(field, words)
  }
}

async function upload(hand: Hand, page: Page, button: Locator, count: number) {
  const files = Array.from({ length: count }, async (_, index) => {
    const picture = { width: 900 + index, height: 700, channels: 3, background: "#c2185b" } as const
    const buffer = await sharp({ create: picture }).jpeg().toBuffer()
    return { name: `picture ${index + 1}.jpg`, mimeType: "image/jpeg", buffer }
  })
  const chooser = page.waitForEvent("filechooser")
  await hand.press(button)
  await (await chooser).setFiles(await Promise.all(files))
}

/** Saves, writes the description that search engines still need. */
async function saveAndDescribe(hand: Hand, page: Page) {
  await hand.save()
  const description = inputAt(page, "description")
  await expect(description).toBeFocused()
  await hand.write(description, "Made by hand from the first day on. ".repeat(3).trim())
}

const fileDialog = 1 // press, in which the pictures are chosen

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("a fourth venture with a picture and a page of its own comes second in at most 24 taps", async ({
    page,
    editor,
  }) => {
    const hand = fingerOf(page)
    const dialog = page.getByRole("dialog")
    const title = "Organic Farming"
    await editor.openStart()
    await hand.press(page.getByRole("button", { name: text("start.newItem", { type: "venture" }) }))
    await hand.write(dialog.getByRole("textbox"), title)
    await page.keyboard.press("Enter")
    await hand.write(inputAt(page, "subtitle"), "Vegetables from our own fields")
    await hand.write(inputAt(page, "description"), "We bring them to your door each morning.")
    await hand.press(at(page, "icon").getByRole("button"))
    await page.keyboard.insertText("plant")
    await page.keyboard.press("Enter")
    await hand.write(inputAt(page, "colour"), "#2e7d32")
    for (const index of [0, 1, 2, 3])
      await hand.write(inputAt(page, `features.${index}`), `Advantage ${index + 1}`)
    const picture = at(page, "image.file").getByRole("button", { name: text("pictures.upload") })
    await upload(hand, page, picture, 1)
    await expect(inputAt(page, "image.description")).toBeFocused()
    await hand.write(inputAt(page, "image.description"), "A field of beans at dawn")

    await hand.press(at(page, "page").getByRole("button"))
    await hand.press(dialog.getByRole("button", { name: text("form.newPage") }))
    await hand.press(dialog.getByRole("button", { name: text("start.create") }))
    await hand.press(at(page, "page").getByRole("link", { name: title }))
    await hand.write(inputAt(page, "top.introduction"), "From the seed to your door.")
    await fillSection(hand, page, 0, {
      "steps.title": "How we farm",
      "steps.entries.0.title": "Sow",
      "steps.entries.0.text": "In good earth, by hand.",
      "steps.entries.1.title": "Harvest",
      "steps.entries.1.text": "On the day on which you eat it.",
    })
    await fillSection(hand, page, 1, { "text.title": "Why", "text.body": "For our children, too." })
    await fillSection(hand, page, 2, {
      "questions.entries.0.question": "When do you deliver?",
      "questions.entries.0.answer": "Each morning before eight.",
    })
    await fillSection(hand, page, 3, {
      "callToAction.title": "Taste it",
      "callToAction.text": "The first basket is a present.",
    })
    await saveAndDescribe(hand, page)
    await hand.press(page.getByRole("link", { name: text("item.back") }))
    const ventures = page.getByRole("grid", { name: "Ventures" })
    for (let moves = 0; moves < 2; moves++) {
      await hand.press(ventures.getByRole("button", { name: text("actions.menu", { title }) }))
      await hand.press(page.getByRole("menuitem", { name: text("actions.moveUp") }))
    }
    await hand.save()
    await editor.expectSaved()
    const order = ["ecommerce-fashion", "organic-farming", "founder-investor-connect"]
    const positions = order.map((name) => editor.saved(`services/${name}.json`).position)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    expect(editor.saved("services/organic-farming.json").page).toBe("/organic-farming/")
    expect(hand.count() + fileDialog).toBeLessThanOrEqual(24)
  })

  test("a campaign with twelve pictures is planned and announced in at most 45 taps", async ({
    page,
    editor,
  }) => {
    const hand = fingerOf(page)
    const dialog = page.getByRole("dialog")
    const shown = { from: "2098-10-28", until: "2098-11-05" }
    await editor.openStart()
    await hand.press(page.getByRole("button", { name: text("start.newItem", { type: "page" }) }))
    await hand.write(dialog.getByRole("textbox"), "Diwali sale")
    await page.keyboard.press("Enter")
    await hand.write(inputAt(page, "top.introduction"), "Twelve lamps for your house.")
    await fillSection(hand, page, 0, { "gallery.title": "Our lamps" })
    const add = at(page, "sections.0.gallery").getByRole("button", {
      name: text("pictures.addSeveral"),
    })
    await upload(hand, page, add, 12)
    for (let index = 0; index < 12; index++) {
      const description = inputAt(page, `sections.0.gallery.entries.${index}.picture.description`)
      await expect(description).toBeFocused()
      await page.keyboard.insertText(`A lamp with ${index + 1} lights`)
      await page.keyboard.press("Enter")
    }
    await fillSection(hand, page, 1, {
      "prices.entries.0.name": "A lamp",
      "prices.entries.0.amount": "450",
    })
    await fillSection(hand, page, 2, {
      "questions.entries.0.question": "Are they made by hand?",
      "questions.entries.0.answer": "Yes, all of them.",
    })
    await hand.press(page.locator("summary").getByText(text("form.shown")))
    for (const [name, day] of Object.entries(shown)) {
      const field = inputAt(page, `shown.${name}`)
      await hand.press(field)
      await field.fill(day)
    }
    await saveAndDescribe(hand, page)
    for (const [part, entry, words] of [
      ["Navigation", "navigation.links.4", "label"],
      ["Announcements", "announcements.0", "text"],
    ]) {
      await hand.press(page.getByRole("link", { name: text("item.back") }))
      await hand.press(page.getByRole("link", { name: part }))
      await hand.press(page.getByRole("main").getByRole("button", { name: /^Add / }))
      await hand.write(inputAt(page, `${entry}.${words}`), "Diwali sale")
      await hand.press(at(page, `${entry}.to`).getByRole("button"))
      await hand.press(dialog.getByRole("option", { name: "Diwali sale" }))
    }
    await hand.save()
    await editor.expectSaved()
    const site = editor.saved("site.json")
    expect(site.announcements[0].shown).toEqual(shown)
    expect(site.navigation.links[4].shown).toEqual(shown)
    const campaign = editor.saved("pages/diwali-sale.json")
    expect(campaign.sections[0].gallery.entries).toHaveLength(12)
    expect(campaign).toMatchObject({ shown, sections: [{}, {}, {}, { message: {} }] })
    expect(hand.count() + fileDialog).toBeLessThanOrEqual(45)
  })
})
