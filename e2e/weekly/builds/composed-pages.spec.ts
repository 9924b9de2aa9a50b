import { kindSchema, kindsOf, sectionSchema } from "../../../plugins/content-model/model/jsonSchema"
import { text } from "../../../plugins/content-editor/ui/words/words"
import { editorOn } from "../../fixtures/editor"
import { startEditorServer } from "../../fixtures/editorServer"
import { expect, test } from "../../fixtures/workspace"
import { expectNoViolations } from "../../support/audits/axe"
import { expectNoShiftByLateFiles } from "../../support/audits/layoutShift"
import { findLayoutIssues } from "../../support/audits/layoutIssues"
import { serveCopy } from "../../support/builds/builds"
import { contentEditor } from "../../support/builds/contentEditor"
import { findEmptySpace } from "../../support/audits/emptySpace"
import { everyKind } from "../../support/composed/everyKind"
import { pagesOfSizes } from "../../support/composed/kindsOfSize"
import { testLargeView } from "../../support/composed/largeView"
import { writePage } from "../../support/composed/writePage"
import { large, small } from "../../support/navigation"

const kinds = kindsOf(sectionSchema())

/** Pages with the smallest, the usual and the largest content of each kind, and with longer words. */
const pages = Object.entries(pagesOfSizes())

const file = "pages/our-terms.json"
const call = { label: "Call", icon: "phone" }
const chat = { label: "WhatsApp", icon: "message-circle" }
const chatAddress = "https://wa.me/10005550100"
const hours = {
  week: [{ days: "Mo-Fr", opens: "09:00", closes: "18:00" }],
  exceptions: [{ name: "Between Christmas and the New Year", from: "2093-12-26" }],
  onPage: true,
}

let built: Awaited<ReturnType<typeof serveCopy>>

// The first test builds for the others.
test.describe.configure({ mode: "serial" })
test.setTimeout(300_000)
test.use({ contextOptions: { reducedMotion: "reduce" } })
test.afterAll(() => built.stop())

test.describe(() => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test("a page with every kind of section is made in the editor and built", async ({
    page,
    workspace,
  }) => {
    const edit = contentEditor(workspace)
    edit("contact-info/phone.json", () => ({ bar: call, hours }))
    edit("contact-info/address.json", () => ({ to: chatAddress, bar: chat }))
    workspace.write("static/prices.pdf", "%PDF-1.4")
    // Beside a form, there are no bars.
    const sections = everyKind.filter((section) => !("message" in section))
    writePage(workspace, "every-kind", sections)
    for (const [name, kindsOfPage] of pages) writePage(workspace, name, kindsOfPage)

    const site = await startEditorServer(workspace)
    const editor = editorOn(page, site)
    await editor.openStart()
    await page.getByRole("button", { name: text("start.newItem", { type: "page" }) }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("textbox").fill("Our Terms")
    await dialog.getByRole("combobox").selectOption("Terms")
    await page.keyboard.press("Enter")
    await expect(editor.preview.getByRole("heading", { level: 1 })).toHaveText("Our Terms")

    const titleOf = (kind: string) => kindSchema(kind).title ?? ""
    const rows = page.locator("[data-path=sections] > ol > li")
    const toggle = (kind: string) =>
      page.getByRole("button", { name: new RegExp(`^${titleOf(kind)}( · |$)`) })
    const rowOf = (kind: string) => rows.filter({ has: toggle(kind) })
    for (const [index, kind] of kinds.entries()) {
      await page.getByRole("button", { name: text("form.addSection"), exact: true }).click()
      const choice = dialog.getByRole("button", { name: new RegExp(`^${titleOf(kind)}`) }).first()
      await (index % 2 ? choice.press("Enter") : choice.click())
      await expect(page.locator(`[data-path="sections.${index + 1}.${kind}"] :focus`)).toBeVisible()
    }
    await expect(rows).toHaveCount(kinds.length + 1)
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(0)

    // What no example can fill.
    for (const kind of ["story", "gallery", "logos", "video"]) {
      const isLogo = kind === "logos"
      await toggle(kind).click()
      const choose = rowOf(kind).getByRole("button", { name: text("pictures.choose") })
      for (const [index] of (await choose.all()).entries()) {
        await choose.nth(index).click()
        await dialog.getByText(isLogo ? "logo.svg" : "hero.png").click()
        if (!isLogo) await rowOf(kind).getByRole("checkbox").nth(index).check()
      }
    }
    await toggle("downloads").click()
    await rowOf("downloads").getByRole("combobox").selectOption("/prices.pdf")
    await page.getByText(text("form.search")).click()
    await editor.field("Description for search engines").fill("What we promise, and what we ask.")

    // By keyboard alone.
    const steps = "Steps · How it works"
    const menu = page.getByRole("button", { name: text("actions.menu", { title: steps }) })
    await menu.focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(menu).toBeFocused()
    await editor.chooseInMenu(steps, "actions.copy")
    await expect(rows).toHaveCount(kinds.length + 2)
    await editor.chooseInMenu("Contact form · Write to us", "actions.delete")
    await expect(rows).toHaveCount(kinds.length + 1)
    await page.getByRole("button", { name: text("form.bringBack") }).click()
    await expect(rows).toHaveCount(kinds.length + 2)

    await editor.preview.getByRole("heading", { name: "Frequent questions" }).click()
    await expect(page.locator("main :focus")).toHaveValue("Frequent questions")
    await editor.save()
    const saved: object[] = editor.saved(file).sections
    const [story, words, cards, , ...others] = kinds
    expect(saved.flatMap(Object.keys)).toEqual(
      ["text", story, words, "steps", "steps", cards].concat(others),
    )
    await site.stop()

    await workspace.build()
    built = await serveCopy(workspace.folder)
    await page.goto(`${built.address}/our-terms/`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Terms")
    const titles = saved.flatMap((section) =>
      Object.values(section).flatMap(({ title }) => title ?? []),
    )
    const headings = page.locator("main").getByRole("heading", { level: 2 })
    expect(titles.length).toBeGreaterThan(kinds.length / 2)
    expect(await headings.allTextContents()).toEqual(expect.arrayContaining(titles))
  })
})

for (const [name] of pages)
  test(`every kind of ${name} fills its width, without overflow from 320 to 1920 px`, async ({
    page,
  }) => {
    await page.goto(`${built.address}/${name}/`)
    for (const width of [320, 480, 768, 1024, 1440, 1920])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        expect.soft((await findLayoutIssues(page)).slice(0, 8)).toEqual([])
        if (width !== large.width) return
        expect.soft(await findEmptySpace(page)).toEqual([])
        await expectNoViolations(page)
      })
  })

const countLines = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => top)).size
}

for (const javaScriptEnabled of [true, false])
  test.describe(`with script ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled })

    test("every kind has room and good contrast", async ({ page }) => {
      await page.goto(`${built.address}/every-kind/`)
      for (const width of javaScriptEnabled ? [320, 360, 768, 1440] : [360])
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 })
          // On a screen as high as the page, no bar covers text.
          const height = await page.evaluate(() => document.documentElement.scrollHeight)
          await page.setViewportSize({ width, height })
          expect.soft(await findLayoutIssues(page)).toEqual([])
          if (javaScriptEnabled) await expectNoViolations(page)
        })
      // Figures stand on one line, and lists as close to a heading as to other text.
      for (const figure of await page.locator("dt + dd").all())
        expect.soft(await figure.evaluate(countLines), await figure.innerText()).toBe(1)
      // At 1440 px, amounts stand at one height, and so do buttons.
      for (const part of javaScriptEnabled ? ["strong", "a"] : []) {
        const all = await page.locator(`ul:has(mark) > li ${part}`).all()
        const tops = all.map(async (one) => Math.round((await one.boundingBox())?.y ?? 0))
        expect.soft(new Set(await Promise.all(tops)).size, part).toBe(1)
      }
      const [afterHeading, afterBullets] = await page.evaluate(() =>
        ["h3 + ul", "ul + ol"].map((selector) => {
          const list = document.querySelector(`main section ${selector}`)
          const above = list?.previousElementSibling?.getBoundingClientRect().bottom ?? 0
          return Math.round((list?.getBoundingClientRect().top ?? 0) - above)
        }),
      )
      expect.soft(afterBullets).toBe(afterHeading)

      await page.emulateMedia({ media: "print", colorScheme: "light" })
      const answer = page.locator("details:not([open]) p").first()
      expect.soft((await answer.boundingBox())?.height).toBeGreaterThan(10)
      // Browsers may lay paper out as wide as the window.
      const [picture, title] = ["img", "h2"].map((name) => page.locator(`main ${name}`).first())
      const box = await picture.boundingBox()
      expect
        .soft((await title.boundingBox())?.y)
        .toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0))
    })
  })

testLargeView(() => `${built.address}/every-kind/`)
test("on a wide screen, nothing moves while fonts and pictures arrive late", async ({ page }) => {
  await page.setViewportSize(large)
  await expectNoShiftByLateFiles(page, `${built.address}/kinds-usual/`)
})

test.describe("on a phone", () => {
  test.use({ viewport: small })

  test("nothing moves while fonts and pictures arrive late, and React changes no word", async ({
    page,
  }) => {
    await expectNoShiftByLateFiles(page, `${built.address}/every-kind/`)
    const words = await page.getByRole("main").innerText()
    await page.goto(`${built.address}/every-kind/`)
    await expect(page.getByRole("main")).toHaveText(words, { useInnerText: true })
  })

  test("contact items stand at the lower edge, except beside a form", async ({ page }) => {
    await page.goto(`${built.address}/every-kind/`)
    const link = page.getByRole("link", { name: call.label, exact: true })
    await expect(link).toBeInViewport()
    await expect(link).toHaveAttribute("href", /^tel:/)
    await expect(page.getByRole("link", { name: chat.label })).toHaveAttribute(
      "href",
      `${chatAddress}?text=The%20page%20every-kind%20of%20sections`,
    )
    await page.goto(`${built.address}/contact/`)
    await expect(link).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${built.address}/every-kind/`)
    await expect(link).toBeHidden()
  })
})
