import { resolveRef, schemas } from "../../../plugins/content-model/schema/jsonSchema"
import { sectionKinds } from "../../../plugins/content-model/schema/sections/section"
import { text } from "../../../plugins/content-editor/words"
import { editorOn } from "../../fixtures/editor"
import { startEditorServer } from "../../fixtures/editorServer"
import { expect, test } from "../../fixtures/workspace"
import { serveCopy } from "../../support/builds/builds"
import { waitForHydration } from "../../support/navigation"

const file = "pages/our-terms.json"
const titleOf = (kind: string) => resolveRef(schemas.Section.properties?.[kind] ?? {}).title ?? ""

test.setTimeout(300_000)
test.use({ viewport: { width: 1440, height: 900 } })

test("a page with every kind of section is made in the editor and built", async ({
  page,
  workspace,
}) => {
  workspace.write("static/prices.pdf", "%PDF-1.4")
  const site = await startEditorServer(workspace)
  const editor = editorOn(page, site)
  await editor.openStart()
  await page.getByRole("button", { name: text("start.newItem", { type: "page" }) }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("textbox").fill("Our Terms")
  await dialog.getByRole("combobox").selectOption(text("startingPoints.terms"))
  await page.keyboard.press("Enter")
  await expect(editor.preview.getByRole("heading", { level: 1 })).toHaveText("Our Terms")

  const rows = page.locator("[data-path=sections] > ol > li")
  const rowOf = (kind: string) => rows.filter({ has: toggle(kind) })
  const toggle = (kind: string) =>
    page.getByRole("button", { name: new RegExp(`^${titleOf(kind)}( · |$)`) })
  for (const [index, kind] of sectionKinds.entries()) {
    await page.getByRole("button", { name: text("form.addSection"), exact: true }).click()
    const choice = dialog.getByRole("button", { name: new RegExp(`^${titleOf(kind)}`) }).first()
    await (index % 2 ? choice.press("Enter") : choice.click())
    await expect(page.locator(`[data-path="sections.${index + 1}.${kind}"] :focus`)).toBeVisible()
  }
  await expect(rows).toHaveCount(16)
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0)

  // What no example can fill.
  for (const kind of ["story", "gallery", "video"]) {
    await toggle(kind).click()
    const choose = rowOf(kind).getByRole("button", { name: text("pictures.choose") })
    for (const [index] of (await choose.all()).entries()) {
      await choose.nth(index).click()
      await dialog.getByText("hero.png").click()
      await rowOf(kind).getByRole("checkbox").nth(index).check()
    }
  }
  await toggle("downloads").click()
  await rowOf("downloads").getByRole("combobox").selectOption("/prices.pdf")
  await page.getByText(text("form.search")).click()
  await editor.field("Description for search engines").fill("What we promise, and what we ask.")

  // By keyboard alone.
  const menu = (title: string) => page.getByRole("button", { name: text("start.menu", { title }) })
  const steps = "Steps · How it works"
  await menu(steps).focus()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Enter")
  await expect(menu(steps)).toBeFocused()
  await editor.chooseInMenu(steps, "start.copy")
  await expect(rows).toHaveCount(17)
  await editor.chooseInMenu("Contact form · Write to us", "start.delete")
  await expect(rows).toHaveCount(16)
  await page.getByRole("button", { name: text("form.bringBack") }).click()
  await expect(rows).toHaveCount(17)

  await editor.preview.getByRole("heading", { name: "Frequent questions" }).click()
  await expect(page.locator("main :focus")).toHaveValue("Frequent questions")
  await editor.save()
  const { top, sections } = editor.saved(file)
  expect(top.title).toBe("Our Terms")
  const [story, words, cards, , ...others] = sectionKinds
  expect(sections.flatMap(Object.keys)).toEqual([
    "text",
    story,
    words,
    "steps",
    "steps",
    cards,
    ...others,
  ])
  await site.stop()

  await workspace.build()
  const { address, stop } = await serveCopy(workspace.folder)
  await page.goto(`${address}/our-terms/`)
  await waitForHydration(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Terms")
  const titles = sections.flatMap((section: object) =>
    Object.values(section).flatMap(({ title }) => title ?? []),
  )
  const headings = await page.locator("main").getByRole("heading", { level: 2 }).allTextContents()
  expect(titles.length).toBeGreaterThan(sectionKinds.length / 2)
  expect(headings).toEqual(expect.arrayContaining(titles))
  await stop()
})
