import { text } from "../../plugins/content-editor/words"
import { everyKind } from "../support/composed/everyKind"
import { writePage } from "../support/composed/writePage"
import { pressAndRelease, scrollTo } from "../support/presses"
import { expect, test } from "../fixtures/editor"

test("a press on the menu of a section moves nothing before its release, and chooses nothing", async ({
  page,
  editor,
  site,
}) => {
  writePage(site, "long", everyKind)
  await editor.open("pages/long.json")
  await page.getByLabel("Heading").first().click()
  const menu = page.getByRole("button", { name: text("start.menu", { title: "Cards" }) })
  for (const height of [0.2, 0.35, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    await scrollTo(menu, height)
    expect(await pressAndRelease(page, menu), `at ${height}`).toBe(0)
    await expect(page.getByRole("menu")).toBeVisible()
    await page.keyboard.press("Escape")
  }
  await expect(page.getByText(text("app.unchanged"))).toBeVisible()
})
