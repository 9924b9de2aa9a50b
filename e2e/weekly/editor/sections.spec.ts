import { kindSchema, kindsOf, sectionSchema } from "../../../plugins/content-model/model/jsonSchema"
import { expect, test } from "../../fixtures/editor"

test("each kind of section can be added, by mouse or by keyboard, and starts without red", async ({
  page,
  editor,
}) => {
  const kinds = kindsOf(sectionSchema())
  await editor.create("page", "Our Terms", "Terms")
  const before = await page.locator("[data-path=sections] > ol > li").count()
  for (const [index, kind] of kinds.entries()) {
    await editor.button("form.addSection").click()
    const name = new RegExp(`^${kindSchema(kind).title}`)
    const choice = editor.dialog.getByRole("option", { name }).first()
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
